import { useQuery } from '@tanstack/react-query'
import { RadioChips } from '../../../ui/forms/radio-chips.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { offeredDenominations, referenceQuery } from '../../identity/reference/index.ts'
import { ownProfileWords as fields, namedOptions, orNull, ReferenceFailed } from '../profiles/index.ts'
import type { StepProps } from './draft.ts'

const MOST_COMMON = ['christianity', 'islam', 'traditional']

export function FaithStep({ draft, set, profile }: StepProps) {
  const { data: reference } = useQuery(referenceQuery)
  const faiths = reference?.faiths ?? []
  const common = MOST_COMMON.flatMap((common) => faiths.find(({ id }) => id === common) ?? [])
  const faith = faiths.find(({ id }) => id === draft.faith)
  const denominations = offeredDenominations(faith?.denominations, profile.country_of_residence)

  function choose(faith: string) {
    set('faith', faith)
    if (faith !== draft.faith) set('denomination', null)
  }

  return (
    <>
      <ReferenceFailed what="faiths" />
      <RadioChips
        label={fields.faith.faith}
        hint={fields.shown}
        options={namedOptions([...new Set([...common, ...faiths])])}
        value={draft.faith}
        onChange={choose}
      />
      {denominations.length > 0 && (
        <Select
          label={fields.faith.denomination}
          clearable
          placeholder={fields.faith.chooseDenomination}
          options={namedOptions(denominations)}
          value={draft.denomination ?? ''}
          onChange={({ target }) => set('denomination', orNull(target.value))}
        />
      )}
    </>
  )
}
