import type { Cursor, SortBy } from '@ndoa/matching'
import type { Filters } from './filters.ts'

export interface RankRequest extends Filters {
  sort_by: SortBy
  page: number
  limit: number
  cursor: Cursor | null
  /** Ages are as of this day and exposure covers the week before, so the order is stable for a day. */
  day: string
}
