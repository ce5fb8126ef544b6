import { MORE_FILTERS } from '@ndoa/contract/dating/more-filters'
import type { ReferenceData } from '@ndoa/contract/identity/reference'
import { ageText, countryLabel, type Filters, sliderAges } from './filters.ts'
import { denominationsOf } from './use-known-choices.ts'
import { words } from './words.ts'

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
      label: agesLabel(filters),
      removal: { min_age, max_age },
    },
    differs('country') && {
      name: 'country',
      label: countryLabel(filters.country),
      removal: { country },
    },
    differs('faith') && {
      name: 'faith',
      label: words.filters.faiths[filters.faith],
      removal: { faith, denomination: undefined },
    },
    differs('gender') && {
      name: 'gender',
      label: filters.gender ? words.filters.genders[filters.gender] : words.filters.anyGender,
      removal: { gender },
    },
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

function agesLabel(filters: Filters): string {
  const [lowest, highest] = sliderAges(filters)
  return words.filters.ages(ageText(lowest), ageText(highest))
}

const nameIn = (list: readonly { id: string; name: string }[] | undefined, id: string | undefined) =>
  list?.find((entry) => entry.id === id)?.name ?? id ?? ''

const LABELS: Record<
  (typeof MORE_FILTERS)[number],
  (filters: Filters, reference: ReferenceData | undefined) => string
> = {
  denomination: ({ faith, denomination }, reference) =>
    nameIn(denominationsOf(faith, reference), denomination),
  tribe: ({ tribe }, reference) => nameIn(reference?.tribes, tribe),
  language: ({ language }, reference) => words.filters.speaks(nameIn(reference?.languages, language)),
  education: ({ education }) => (education ? words.filters.educations[education] : ''),
  has_children: ({ has_children }) =>
    has_children === 'yes' ? words.filters.hasChildren : words.filters.noChildren,
  wants_children: ({ wants_children }) =>
    wants_children === 'yes' ? words.filters.wantsChildren : words.filters.wantsNoChildren,
  verified: () => words.filters.facts.verified,
  has_photo: () => words.filters.facts.has_photo,
  active_this_week: () => words.filters.facts.active_this_week,
}
