import { useQuery } from '@tanstack/react-query'
import { Combobox } from '../../../../ui/forms/combobox.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { offeredDenominations, referenceQuery, tribeOptions } from '../../../identity/reference/index.ts'
import { ReferenceFailed } from '../reference-failed.tsx'
import { words } from '../words/own.ts'
import { namedOptions, orNull } from './field-values.ts'
import type { SectionProps } from './use-profile-editor.ts'

export function FaithFields({ editor: { values, errors, set }, profile }: SectionProps) {
  const { data: reference } = useQuery(referenceQuery)
  const faith = reference?.faiths.find(({ id }) => id === values.faith)
  const country = profile.country_of_residence

  function chooseFaith(id: string) {
    set('faith', orNull(id))
    // A denomination belongs to one faith, so a new faith clears it.
    set('denomination', null)
  }

  return (
    <>
      <ReferenceFailed what="faiths" />
      <Select
        label={words.faith.faith}
        clearable
        placeholder={words.faith.chooseFaith}
        hint={words.shown}
        options={namedOptions(reference?.faiths)}
        value={values.faith ?? ''}
        onChange={(event) => chooseFaith(event.target.value)}
        error={errors.faith}
      />
      <Select
        label={words.faith.denomination}
        clearable
        disabled={!values.faith}
        placeholder={values.faith ? words.faith.chooseDenomination : words.faith.faithFirst}
        hint={words.shown}
        options={namedOptions(offeredDenominations(faith?.denominations, country, profile.denomination))}
        value={values.denomination ?? ''}
        onChange={(event) => set('denomination', orNull(event.target.value))}
        error={errors.denomination}
      />
      <Combobox
        label={words.faith.tribe}
        clearable
        placeholder={words.faith.chooseTribe}
        hint={words.shown}
        options={tribeOptions(reference?.tribes, country)}
        value={values.tribe ?? ''}
        onChange={(id) => set('tribe', orNull(id))}
        error={errors.tribe}
      />
    </>
  )
}
