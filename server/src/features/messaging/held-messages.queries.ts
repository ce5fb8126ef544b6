import { type RawBuilder, sql } from 'kysely'

/**
 * A held message has a number below 0 until its release, so the other member sees no gap. Its sender sees it as sent: where
 * it was written, with the messages after it moved on. For everybody else these are the numbers that are stored.
 */
export const numberFor = (viewerId: RawBuilder<unknown>, m: RawBuilder<unknown>) => sql<number>`
  (case when ${m}.is_held then
    (select coalesce(max(r.seq), 0) from messages r
      where r.match_id = ${m}.match_id and not r.is_held and r.created_at <= ${m}.created_at)
    + (select count(*) from messages h
      where h.match_id = ${m}.match_id and h.is_held and h.sender_id = ${viewerId}
        and (h.created_at, -h.seq) <= (${m}.created_at, -${m}.seq))
  else ${m}.seq + ${heldBefore(viewerId, m)} end)::int`

/** How many messages of a member were held before this one was written. */
export const heldBefore = (memberId: RawBuilder<unknown>, m: RawBuilder<unknown>) => sql<number>`
  (select count(*) from messages h
    where h.match_id = ${m}.match_id and h.is_held and h.sender_id = ${memberId} and h.created_at < ${m}.created_at)`

/** The same number in a query of all messages of a conversation that a member sees; each by itself would cost too much. */
export const numberInAll = sql`
  (greatest(max(case when not m.is_held then m.seq end) over seen, 0) + count(*) filter (where m.is_held) over seen)::int`
/** The order of `numberInAll`. */
export const asSeen = sql`window seen as (order by m.created_at, m.is_held, abs(m.seq) rows unbounded preceding)`
