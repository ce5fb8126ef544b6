import type { Cursor, SortBy } from '../rank.ts'
import type { Place } from './best.ts'
import { percentOfKey, scoreKey, shownOfKey } from './keys.ts'
import { parseId } from './uuid.ts'

/** Where a page ends. */
export function cursorAt(id: string, key: number, sortBy: SortBy): Cursor {
  return sortBy === 'newest'
    ? { sort_by: sortBy, joined_at: key, id }
    : { sort_by: sortBy, percent: percentOfKey(key), shown: shownOfKey(key), id }
}

/** The place that a cursor names. */
export function placeOf(cursor: Cursor, sortBy: SortBy): Place {
  const id = parseId(cursor.id)
  if (cursor.sort_by !== sortBy) throw new RangeError('the cursor belongs to another order')
  if (!id) throw new RangeError('the cursor names no member')
  return { id, key: cursor.sort_by === 'newest' ? cursor.joined_at : scoreKey(cursor.percent, cursor.shown) }
}
