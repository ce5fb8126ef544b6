import { EDUCATION_LEVELS } from '@ndoa/contract/dating/choices'
import type { ReferenceData } from '@ndoa/contract/identity/reference'
import { useQuery } from '@tanstack/react-query'
import { ChoiceChips } from '../../../ui/forms/choice-chips.tsx'
import { Combobox } from '../../../ui/forms/combobox.tsx'
import type { Option } from '../../../ui/forms/option.ts'
import { RadioChips } from '../../../ui/forms/radio-chips.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { words as ui } from '../../../ui/words.ts'
import { languageOptions, referenceQuery, tribeOptions } from '../../identity/reference/index.ts'
import { namedOptions, ReferenceFailed } from '../profiles/index.ts'
import { type Filters, filtersFrom, type MoreFilters } from './filters.ts'
import { denominationsOf } from './use-known-choices.ts'
import { words } from './words.ts'

export interface MoreFilterFieldsProps {
  filters: Filters
  disabled: boolean
  onChange: (part: Partial<Filters>) => void
}

const FACTS = ['verified', 'has_photo', 'active_this_week'] as const

export function MoreFilterFields({ filters, disabled, onChange }: MoreFilterFieldsProps) {
  const { data: reference } = useQuery(referenceQuery)
  const hasFaith = filters.faith !== 'all'
  const set = (name: keyof MoreFilters, value: string) =>
    onChange({
      [name]: value ? filtersFrom({ [name]: value, faith: filters.faith }, filters)[name] : undefined,
    })
  const { tribe, anyTribe, language, anyLanguage } = words.filters
  const lists = [
    {
      name: 'tribe',
      label: tribe,
      placeholder: anyTribe,
      options: tribeOptions(safeToSeek(reference?.tribes), null),
    },
    {
      name: 'language',
      label: language,
      placeholder: anyLanguage,
      options: languageOptions(reference?.languages, words.filters.moreLanguages),
    },
  ] as const

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
      {lists.map(({ name, options, ...texts }) => (
        <Combobox
          key={name}
          {...texts}
          clearable
          options={withoutOther(options)}
          value={filters[name] ?? ''}
          onChange={(value) => set(name, value)}
          disabled={disabled}
        />
      ))}
      <Select
        label={words.filters.education}
        clearable
        placeholder={words.filters.anyEducation}
        options={EDUCATION_LEVELS.map((value) => ({ value, label: words.filters.educations[value] }))}
        value={filters.education ?? ''}
        onChange={({ target }) => set('education', target.value)}
        disabled={disabled}
      />
      <ChildrenChips filters={filters} onChange={set} />
      <FactChips filters={filters} onChange={onChange} />
      <p className="text-sm text-soft sm:col-span-full">{words.filters.onlyShown}</p>
    </>
  )
}

interface ChildrenChipsProps {
  filters: Filters
  onChange: (name: 'has_children' | 'wants_children', answer: string) => void
}

function ChildrenChips({ filters, onChange }: ChildrenChipsProps) {
  const options = [
    { value: '', label: words.filters.any },
    { value: 'yes', label: ui.yes },
    { value: 'no', label: ui.no },
  ]
  return (['has_children', 'wants_children'] as const).map((name) => (
    <RadioChips
      key={name}
      label={name === 'has_children' ? words.filters.hasChildren : words.filters.wantsChildren}
      options={options}
      value={filters[name] ?? ''}
      onChange={(answer) => onChange(name, answer)}
    />
  ))
}

function FactChips({ filters, onChange }: Pick<MoreFilterFieldsProps, 'filters' | 'onChange'>) {
  const setFacts = (chosen: readonly string[]) =>
    onChange(Object.fromEntries(FACTS.map((fact) => [fact, chosen.includes(fact) ? 'yes' : undefined])))
  return (
    <div className="sm:col-span-2">
      <ChoiceChips
        label={words.filters.onlyShow}
        options={FACTS.map((value) => ({ value, label: words.filters.facts[value] }))}
        value={FACTS.filter((fact) => filters[fact])}
        onChange={setFacts}
      />
    </div>
  )
}

/** A people that it is dangerous to name somewhere is not sought anywhere. */
const safeToSeek = (tribes: ReferenceData['tribes'] = []) =>
  tribes.filter(({ not_offered_in = [] }) => not_offered_in.length === 0)

/** "Other" names no specific tribe or language, so it is not a useful filter. */
const withoutOther = (options: readonly Option[]) => options.filter(({ value }) => value !== 'other')
