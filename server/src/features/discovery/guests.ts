import {
  type Candidate,
  type Cursor,
  type IndexQuery,
  type MatchIndex,
  type RankedPage,
  rank,
  type SortBy,
  type Traits,
} from '@ndoa/matching'

/** Further down than this, the whole list above would have to be fetched to know how many guests stand in it. */
const DEEPEST = 2_000

type Entry = RankedPage['members'][number]

/**
 * A page of the index with guests: members whom this viewer alone may see, because they liked the viewer, and who
 * therefore stand in no index. They are few; the index itself is asked whom each of them comes before.
 * @param query takes no place in the list with it for guests: it excludes them
 * @returns null when the index cannot tell
 */
export function rankWithGuests(
  index: MatchIndex,
  viewer: Traits,
  query: IndexQuery,
  candidates: readonly Candidate[],
): RankedPage | null {
  if (candidates.length === 0) return index.topK(viewer, query)
  const { limit, page = 1, cursor = null, sort_by = 'compatibility', exclude: _, ...filters } = query
  const start = cursor ? 0 : (page - 1) * limit
  const end = start + limit
  if (end > DEEPEST) return null
  const listed = index.topK(viewer, { ...query, page: 1, limit: end })
  const guests = rank(viewer, candidates, { ...filters, sort_by, cursor, limit: candidates.length })
  const keys = new Map(candidates.map((guest) => [guest.id, guest]))
  const keyOf = ({ id, percent }: Entry) => cursorTo(keys.get(id), percent, sort_by)
  const nextTo = (guest: Entry) =>
    index.topK(viewer, { ...query, cursor: keyOf(guest), limit: 1 }).members[0]?.id ?? null

  const merged = joined(listed.members, guests.members, nextTo)
  const members = merged.slice(start, end)
  const last = members.at(-1)
  const whole = { members, total: listed.total + guests.total }
  if (!last || (merged.length <= end && !listed.next_cursor)) return { ...whole, next_cursor: null }
  const next_cursor = keyOf(last) ?? cursorBehind(index, viewer, query, listed.members.indexOf(last) + 1)
  return next_cursor && { ...whole, next_cursor }
}

/** Guests before those whom they come before; who comes before nobody that is listed, at the end. */
function joined(listed: readonly Entry[], guests: readonly Entry[], nextTo: (guest: Entry) => string | null) {
  const ids = new Set(listed.map(({ id }) => id))
  const before = Map.groupBy(guests, (guest) => {
    const next = nextTo(guest)
    return next && ids.has(next) ? next : null
  })
  return [...listed.flatMap((entry) => [...(before.get(entry.id) ?? []), entry]), ...(before.get(null) ?? [])]
}

function cursorTo(guest: Candidate | undefined, percent: number, sort_by: SortBy): Cursor | null {
  if (!guest) return null
  const { id, shown, joined_at } = guest
  return sort_by === 'newest' ? { sort_by, joined_at, id } : { sort_by, percent, shown, id }
}

/** The place behind the first so many of the index; behind the very last one there is none to be had. */
function cursorBehind(index: MatchIndex, viewer: Traits, query: IndexQuery, count: number): Cursor | null {
  return index.topK(viewer, { ...query, page: 1, limit: count }).next_cursor
}
