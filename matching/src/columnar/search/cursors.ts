import type { Cursor, SortBy } from '../../rank.ts'
import { parseId } from '../store/uuid.ts'
import { percentOfKey, scoreKey, shownOfKey } from './keys.ts'
import type { Position } from './top-rows.ts'

export function cursorAt(id: string, key: number, sortBy: SortBy): Cursor {
  return sortBy === 'newest'
    ? { sort_by: sortBy, joined_at: key, id }
    : { sort_by: sortBy, percent: percentOfKey(key), shown: shownOfKey(key), id }
}

export function positionOf(cursor: Cursor, sortBy: SortBy): Position {
  const id = parseId(cursor.id)
  if (cursor.sort_by !== sortBy) throw new RangeError('the cursor belongs to another order')
  if (!id) throw new RangeError('the cursor names no member')
  return { id, key: cursor.sort_by === 'newest' ? cursor.joined_at : scoreKey(cursor.percent, cursor.shown) }
}
