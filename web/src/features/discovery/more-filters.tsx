import { EDUCATION_LEVELS } from '@ndoa/contract/choices'
import { useQuery } from '@tanstack/react-query'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { RadioChips } from '../../ui/radio-chips.tsx'
import { Select } from '../../ui/select.tsx'
import { words as ui } from '../../ui/words/index.ts'
import { namedOptions, ReferenceFailed } from '../profiles/index.ts'
import { referenceQuery } from '../reference/index.ts'
import { type Filters, filtersIn, type MoreFilters } from './filters.ts'
import { denominationsOf } from './use-known-choices.ts'
import { words } from './words/index.ts'

export interface MoreFilterFieldsProps {
  filters: Filters
  disabled: boolean
  onChange: (part: Partial<Filters>) => void
}

const FACTS = ['verified', 'has_photo', 'active_this_week'] as const

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
    onChange(Object.fromEntries(FACTS.map((fact) => [fact, chosen.includes(fact) ? 'yes' : undefined])))

  const anyYesNo = [
    { value: '', label: words.filters.any },
    { value: 'yes', label: ui.yes },
    { value: 'no', label: ui.no },
  ]

  return (
    <>
      <ReferenceFailed what="languages" />
      <Select
        label={words.filters.denomination}
        clearable
        placeholder={hasFaith ? words.filters.anyDenomination : words.filters.faithFirst}
        options={namedOptions(denominationsOf(filters.faith, reference))}
        value={filters.denomination ?? ''}
        onChange={({ target }) => set('denomination', target.value)}
        disabled={disabled || !hasFaith}
      />
      <Combobox
        label={words.filters.tribe}
        clearable
        placeholder={words.filters.anyTribe}
        options={withoutOther(reference?.tribes)}
        value={filters.tribe ?? ''}
        onChange={(tribe) => set('tribe', tribe)}
        disabled={disabled}
      />
      <Combobox
        label={words.filters.language}
        clearable
        placeholder={words.filters.anyLanguage}
        options={withoutOther(reference?.languages)}
        value={filters.language ?? ''}
        onChange={(language) => set('language', language)}
        disabled={disabled}
      />
      <Select
        label={words.filters.education}
        clearable
        placeholder={words.filters.anyEducation}
        options={EDUCATION_LEVELS.map((value) => ({ value, label: words.filters.educations[value] }))}
        value={filters.education ?? ''}
        onChange={({ target }) => set('education', target.value)}
        disabled={disabled}
      />
      <RadioChips
        label={words.filters.hasChildren}
        options={anyYesNo}
        value={filters.has_children ?? ''}
        onChange={(answer) => set('has_children', answer)}
      />
      <RadioChips
        label={words.filters.wantsChildren}
        options={anyYesNo}
        value={filters.wants_children ?? ''}
        onChange={(answer) => set('wants_children', answer)}
      />
      <div className="sm:col-span-2">
        <ChoiceChips
          label={words.filters.onlyShow}
          options={FACTS.map((value) => ({ value, label: words.filters.facts[value] }))}
          value={FACTS.filter((fact) => filters[fact])}
          onChange={setFacts}
        />
      </div>
      <p className="text-sm text-soft sm:col-span-full">{words.filters.onlyShown}</p>
    </>
  )
}

/** "Other" names no tribe and no language to look for. */
const withoutOther = (list: readonly { id: string; name: string }[] | undefined) =>
  namedOptions(list?.filter(({ id }) => id !== 'other'))
