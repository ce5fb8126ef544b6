import { useQuery } from '@tanstack/react-query'
import { RadioChips } from '../../ui/radio-chips.tsx'
import { Select } from '../../ui/select.tsx'
import { ownProfileWords as fields, namedOptions, orNull, ReferenceFailed } from '../profiles/index.ts'
import { referenceQuery } from '../reference/index.ts'
import type { StepProps } from './draft.ts'

/** Of most members, so that nobody looks for them among the others; only an order. */
const MOST_COMMON = ['christianity', 'islam', 'traditional']

/** Faith with one press, and the denominations of that faith. */
export function FaithStep({ draft, set }: StepProps) {
  const { data: reference } = useQuery(referenceQuery)
  const faiths = reference?.faiths ?? []
  const common = MOST_COMMON.flatMap((common) => faiths.find(({ id }) => id === common) ?? [])
  const denominations = reference?.faiths.find(({ id }) => id === draft.faith)?.denominations ?? []

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
