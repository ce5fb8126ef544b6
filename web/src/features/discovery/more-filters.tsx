import { EDUCATION_LEVELS } from '@ndoa/contract/choices'
import { useQuery } from '@tanstack/react-query'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { RadioChips } from '../../ui/radio-chips.tsx'
import { Select } from '../../ui/select.tsx'
import { namedOptions, ReferenceFailed } from '../profiles/index.ts'
import { referenceQuery } from '../reference/index.ts'
import { type Filters, filtersIn, type MoreFilters } from './filters.ts'
import { denominationsOf } from './use-known-choices.ts'

export interface MoreFilterFieldsProps {
  filters: Filters
  disabled: boolean
  onChange: (part: Partial<Filters>) => void
}

const EDUCATIONS = EDUCATION_LEVELS.map((value) => ({ value, label: value }))
const ANY_YES_NO = [
  { value: '', label: 'Any' },
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
]
const FACTS = [
  { value: 'verified', label: 'Verified' },
  { value: 'has_photo', label: 'With a photo' },
  { value: 'active_this_week', label: 'Active this week' },
] as const

/** The filters that few need, all free. */
export function MoreFilterFields({ filters, disabled, onChange }: MoreFilterFieldsProps) {
  const { data: reference } = useQuery(referenceQuery)
  const hasFaith = filters.faith !== 'all'
  /** An empty choice restricts nothing. */
  const set = (name: keyof MoreFilters, value: string) =>
    onChange({
      [name]: value ? filtersIn({ [name]: value, faith: filters.faith }, filters)[name] : undefined,
    })
  const setFacts = (chosen: readonly string[]) =>
    onChange(
      Object.fromEntries(FACTS.map(({ value }) => [value, chosen.includes(value) ? 'yes' : undefined])),
    )

  return (
    <>
      <ReferenceFailed what="languages" />
      <Select
        label="Denomination"
        clearable
        placeholder={hasFaith ? 'Any denomination' : 'Choose a faith first'}
        options={namedOptions(denominationsOf(filters.faith, reference))}
        value={filters.denomination ?? ''}
        onChange={({ target }) => set('denomination', target.value)}
        disabled={disabled || !hasFaith}
      />
      <Combobox
        label="Tribe"
        clearable
        placeholder="Any tribe"
        options={withoutOther(reference?.tribes)}
        value={filters.tribe ?? ''}
        onChange={(tribe) => set('tribe', tribe)}
        disabled={disabled}
      />
      <Combobox
        label="Language"
        clearable
        placeholder="Any language"
        options={withoutOther(reference?.languages)}
        value={filters.language ?? ''}
        onChange={(language) => set('language', language)}
        disabled={disabled}
      />
      <Select
        label="Education"
        clearable
        placeholder="Any education"
        options={EDUCATIONS}
        value={filters.education ?? ''}
        onChange={({ target }) => set('education', target.value)}
        disabled={disabled}
      />
      <RadioChips
        label="Has children"
        options={ANY_YES_NO}
        value={filters.has_children ?? ''}
        onChange={(answer) => set('has_children', answer)}
      />
      <RadioChips
        label="Wants children"
        options={ANY_YES_NO}
        value={filters.wants_children ?? ''}
        onChange={(answer) => set('wants_children', answer)}
      />
      <div className="sm:col-span-2">
        <ChoiceChips
          label="Only show"
          options={FACTS}
          value={FACTS.map(({ value }) => value).filter((name) => filters[name])}
          onChange={setFacts}
        />
      </div>
      <p className="text-sm text-soft sm:col-span-full">
        Members are found only by answers they show. Whoever keeps one private is left out when you filter by
        it.
      </p>
    </>
  )
}

/** "Other" names no tribe and no language to look for. */
const withoutOther = (list: readonly { id: string; name: string }[] | undefined) =>
  namedOptions(list?.filter(({ id }) => id !== 'other'))
