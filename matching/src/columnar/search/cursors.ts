import type { Cursor, SortBy } from '../../rank.ts'
import { isVerifiedIn, shownIn, tiebreakOf } from '../store/columns.ts'
import { parseId } from '../store/uuid.ts'
import { percentOfKey, scoreKey, tiebreakOfKey } from './keys.ts'
import type { Position } from './top-rows.ts'

export function cursorAt(id: string, key: number, sortBy: SortBy): Cursor {
  if (sortBy === 'newest') return { sort_by: sortBy, joined_at: key, id }
  const tiebreak = tiebreakOfKey(key)
  return {
    sort_by: sortBy,
    percent: percentOfKey(key),
    verified: isVerifiedIn(tiebreak),
    shown: shownIn(tiebreak),
    id,
  }
}

export function positionOf(cursor: Cursor, sortBy: SortBy): Position {
  const id = parseId(cursor.id)
  if (cursor.sort_by !== sortBy) throw new RangeError('the cursor belongs to another order')
  if (!id) throw new RangeError('the cursor names no member')
  if (cursor.sort_by === 'newest') return { id, key: cursor.joined_at }
  return { id, key: scoreKey(cursor.percent, tiebreakOf(cursor.verified, cursor.shown)) }
}
