import type { Relaxation } from '@ndoa/contract/dating/discovery'
import { MORE_FILTERS } from '@ndoa/contract/dating/more-filters'
import type { Traits } from '@ndoa/matching'
import { type Filters, NO_FILTERS } from './filters.ts'

export type CountCandidates = (viewer: Traits, filters: Filters) => number

interface Restriction {
  filter: Relaxation['filter']
  isSet: boolean
  without: [Traits, Filters]
  alone: [Traits, Filters]
}

export function relaxationsOf(viewer: Traits, filters: Filters, count: CountCandidates): Relaxation[] {
  const total = count(viewer, filters)
  const all = count(withoutDealBreakers(viewer), genderOnly(filters))
  return restrictionsOf(viewer, filters)
    .filter(({ isSet }) => isSet)
    .map(({ filter, without, alone }) => ({
      filter,
      removes: all - count(...alone),
      would_add: count(...without) - total,
    }))
    .filter(({ removes, would_add }) => removes > 0 || would_add > 0)
}

function restrictionsOf(viewer: Traits, filters: Filters): Restriction[] {
  const { min_age, max_age, country, faith } = filters
  const none = genderOnly(filters)
  const open = withoutDealBreakers(viewer)
  const restriction = (
    filter: Relaxation['filter'],
    isSet: boolean,
    cleared: Partial<Filters>,
    set: Partial<Filters>,
  ): Restriction => ({
    filter,
    isSet,
    without: [viewer, { ...filters, ...cleared }],
    alone: [open, { ...none, ...set }],
  })
  const anyAge = { min_age: NO_FILTERS.min_age, max_age: null }
  return [
    restriction('age', min_age > NO_FILTERS.min_age || max_age !== null, anyAge, { min_age, max_age }),
    restriction('country', country !== null, { country: null }, { country }),
    restriction('faith', faith !== null, { faith: null, denomination: null }, { faith }),
    ...MORE_FILTERS.map((name) =>
      restriction(name, filters[name] !== null, { [name]: null }, { [name]: filters[name] }),
    ),
    {
      filter: 'deal_breakers',
      isSet: viewer.deal_breakers.length > 0,
      without: [open, filters],
      alone: [viewer, none],
    },
  ]
}

const genderOnly = ({ looking_for_gender }: Filters): Filters => ({ ...NO_FILTERS, looking_for_gender })
const withoutDealBreakers = (viewer: Traits): Traits => ({ ...viewer, deal_breakers: [] })
