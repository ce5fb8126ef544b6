import { useQuery } from '@tanstack/react-query'
import { ChoiceChips } from '../../../ui/forms/choice-chips.tsx'
import { Combobox } from '../../../ui/forms/combobox.tsx'
import { referenceQuery } from '../../identity/reference/index.ts'
import { ownProfileWords as fields, namedOptions, orNull, ReferenceFailed } from '../profiles/index.ts'
import type { StepProps } from './draft.ts'
import { likelyFirst } from './likely-languages.ts'
import { words } from './words.ts'

export function RootsStep({ draft, set, profile }: StepProps) {
  const { data: reference } = useQuery(referenceQuery)
  const languages = likelyFirst(reference?.languages ?? [], profile.country_of_residence)
  return (
    <>
      <ReferenceFailed what="languages" />
      <ChoiceChips
        label={words.languages}
        options={namedOptions(languages)}
        value={draft.spoken_languages}
        onChange={(chosen) => set('spoken_languages', chosen)}
      />
      <Combobox
        label={fields.faith.tribe}
        clearable
        placeholder={fields.faith.chooseTribe}
        hint={fields.shown}
        options={namedOptions(reference?.tribes)}
        value={draft.tribe ?? ''}
        onChange={(id) => set('tribe', orNull(id))}
      />
    </>
  )
}
