import { useQuery } from '@tanstack/react-query'
import { ChoiceChips } from '../../../ui/forms/choice-chips.tsx'
import { Combobox } from '../../../ui/forms/combobox.tsx'
import { MultiSelect } from '../../../ui/forms/multi-select.tsx'
import { referenceQuery, tribeOptions } from '../../identity/reference/index.ts'
import { ownProfileWords as fields, namedOptions, orNull, ReferenceFailed } from '../profiles/index.ts'
import type { StepProps } from './draft.ts'
import { firstAndMore } from './likely-languages.ts'
import { words } from './words.ts'

export function RootsStep({ draft, set, profile }: StepProps) {
  const { data: reference } = useQuery(referenceQuery)
  const country = profile.country_of_residence
  const { first, more } = firstAndMore(reference?.languages ?? [], country)
  const spokenIn = (list: readonly { id: string }[]) =>
    draft.spoken_languages.filter((id) => list.some((language) => language.id === id))
  return (
    <>
      <ReferenceFailed what="languages" />
      <ChoiceChips
        label={words.languages}
        options={namedOptions(first)}
        value={spokenIn(first)}
        onChange={(chosen) => set('spoken_languages', [...chosen, ...spokenIn(more)])}
      />
      {more.length > 0 && (
        <MultiSelect
          label={fields.languages.more}
          placeholder={fields.languages.choose}
          searchLabel={fields.languages.search}
          options={more.map(({ id, name, aliases = [] }) => ({ value: id, label: name, names: aliases }))}
          value={spokenIn(more)}
          onChange={(chosen) => set('spoken_languages', [...spokenIn(first), ...chosen])}
        />
      )}
      <Combobox
        label={fields.faith.tribe}
        clearable
        placeholder={fields.faith.chooseTribe}
        hint={fields.shown}
        options={tribeOptions(reference?.tribes, country)}
        value={draft.tribe ?? ''}
        onChange={(id) => set('tribe', orNull(id))}
      />
    </>
  )
}
