import type { Relaxation } from '@ndoa/contract/discovery'
import type { Traits } from '@ndoa/matching'
import { type Filters, OPEN } from './filters.ts'

export type { Relaxation }
/** How many members a viewer like this would be suggested under these filters. */
export type Counter = (viewer: Traits, filters: Filters) => number

/** A wish of the viewer's that can be given up: how everything looks without it, and how with nothing else. */
interface Wish {
  filter: Relaxation['filter']
  isHeld: boolean
  without: [Traits, Filters]
  alone: [Traits, Filters]
}

/** For each wish how many members it keeps away by itself, and how many would come if it alone were given up. */
export function relaxationsOf(viewer: Traits, filters: Filters, count: Counter): Relaxation[] {
  const total = count(viewer, filters)
  const all = count(anyDeal(viewer), onlyGender(filters))
  return wishes(viewer, filters)
    .filter(({ isHeld }) => isHeld)
    .map(({ filter, without, alone }) => ({
      filter,
      removes: all - count(...alone),
      would_add: count(...without) - total,
    }))
    .filter(({ removes, would_add }) => removes > 0 || would_add > 0)
}

function wishes(viewer: Traits, filters: Filters): Wish[] {
  const { min_age, max_age, country, faith } = filters
  const none = onlyGender(filters)
  const open = anyDeal(viewer)
  const anyAge = { min_age: OPEN.min_age, max_age: null }
  return [
    {
      filter: 'age',
      isHeld: min_age > OPEN.min_age || max_age !== null,
      without: [viewer, { ...filters, ...anyAge }],
      alone: [open, { ...none, min_age, max_age }],
    },
    {
      filter: 'country',
      isHeld: country !== null,
      without: [viewer, { ...filters, country: null }],
      alone: [open, { ...none, country }],
    },
    {
      filter: 'faith',
      isHeld: faith !== null,
      without: [viewer, { ...filters, faith: null }],
      alone: [open, { ...none, faith }],
    },
    {
      filter: 'deal_breakers',
      isHeld: viewer.deal_breakers.length > 0,
      without: [open, filters],
      alone: [viewer, none],
    },
  ]
}

/** Whom somebody seeks is not given up. */
const onlyGender = ({ looking_for_gender }: Filters): Filters => ({ ...OPEN, looking_for_gender })
const anyDeal = (viewer: Traits): Traits => ({ ...viewer, deal_breakers: [] })
