import { useQuery } from '@tanstack/react-query'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { namedOptions, orNull, ReferenceFailed, SHOWN } from '../profiles/index.ts'
import { referenceQuery } from '../reference/index.ts'
import type { StepProps } from './draft.ts'
import { likelyFirst } from './likely-languages.ts'

/** Languages, those of the member's country first, and tribe. */
export function RootsStep({ draft, set, profile }: StepProps) {
  const { data: reference } = useQuery(referenceQuery)
  const languages = likelyFirst(reference?.languages ?? [], profile.country_of_residence)
  return (
    <>
      <ReferenceFailed what="languages" />
      <ChoiceChips
        label="Languages you speak"
        options={namedOptions(languages)}
        value={draft.spoken_languages}
        onChange={(chosen) => set('spoken_languages', chosen)}
      />
      <Combobox
        label="Tribe"
        clearable
        placeholder="Select your tribe"
        hint={SHOWN}
        options={namedOptions(reference?.tribes)}
        value={draft.tribe ?? ''}
        onChange={(id) => set('tribe', orNull(id))}
      />
    </>
  )
}
