import type { Cursor, SortBy } from '@ndoa/matching'
import type { Filters } from './filters.ts'

export interface RankRequest extends Filters {
  sort_by: SortBy
  page: number
  limit: number
  cursor: Cursor | null
  /** Ages are those of this day, exposure that of the seven days before: the order stays the same for a day. */
  day: string
}
