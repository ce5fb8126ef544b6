import { MORE_FILTERS } from '@ndoa/contract/more-filters'
import type { ReferenceData } from '@ndoa/contract/reference'
import { ageText, countryOptions, FAITH_OPTIONS, type Filters, sliderAges } from './filters.ts'
import { denominationsOf } from './use-known-choices.ts'

/** A filter that differs from the member's own preferences, and the change that removes it. */
export interface ActiveFilter {
  name: Exclude<keyof Filters, 'min_age' | 'max_age' | 'sort'> | 'age'
  label: string
  removal: Partial<Filters>
}

export function activeFilters(
  filters: Filters,
  preferred: Filters,
  reference?: ReferenceData,
): ActiveFilter[] {
  const differs = (name: keyof Filters) => filters[name] !== preferred[name]
  const { min_age, max_age, country, faith, gender } = preferred
  const all: (ActiveFilter | false)[] = [
    (differs('min_age') || differs('max_age')) && {
      name: 'age',
      label: `Age ${sliderAges(filters).map(ageText).join('–')}`,
      removal: { min_age, max_age },
    },
    differs('country') && {
      name: 'country',
      label: labelIn(countryOptions(), filters.country),
      removal: { country },
    },
    differs('faith') && {
      name: 'faith',
      label: labelIn(FAITH_OPTIONS, filters.faith),
      removal: { faith, denomination: undefined },
    },
    differs('gender') && { name: 'gender', label: filters.gender ?? 'Any gender', removal: { gender } },
    ...MORE_FILTERS.map(
      (name) =>
        differs(name) && {
          name,
          label: LABELS[name](filters, reference),
          removal: { [name]: undefined },
        },
    ),
  ]
  return all.filter((filter) => filter !== false)
}

const labelIn = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

const nameIn = (list: readonly { id: string; name: string }[] | undefined, id: string | undefined) =>
  list?.find((entry) => entry.id === id)?.name ?? id ?? ''

const LABELS: Record<
  (typeof MORE_FILTERS)[number],
  (filters: Filters, reference: ReferenceData | undefined) => string
> = {
  denomination: ({ faith, denomination }, reference) =>
    nameIn(denominationsOf(faith, reference), denomination),
  tribe: ({ tribe }, reference) => nameIn(reference?.tribes, tribe),
  language: ({ language }, reference) => `Speaks ${nameIn(reference?.languages, language)}`,
  education: ({ education }) => education ?? '',
  has_children: ({ has_children }) => (has_children === 'yes' ? 'Has children' : 'No children'),
  wants_children: ({ wants_children }) => (wants_children === 'yes' ? 'Wants children' : 'Wants no children'),
  verified: () => 'Verified',
  has_photo: () => 'With a photo',
  active_this_week: () => 'Active this week',
}
