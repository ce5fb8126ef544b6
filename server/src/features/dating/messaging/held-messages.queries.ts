import { type RawBuilder, sql } from 'kysely'
import { type Tx } from '../../../platform/db.ts'

/**
 * Numbers messages as the viewer sees them. Held messages are stored with negative numbers, so that recipients see no
 * gap.
 */
export const numberFor = (viewerId: RawBuilder<unknown>, m: RawBuilder<unknown>) => sql<number>`
  (case when ${m}.is_held then
    (select coalesce(max(r.seq), 0) from messages r
      where r.match_id = ${m}.match_id and not r.is_held and r.created_at <= ${m}.created_at)
    + (select count(*) from messages h
      where h.match_id = ${m}.match_id and h.is_held and h.sender_id = ${viewerId}
        and (h.created_at, -h.seq) <= (${m}.created_at, -${m}.seq))
  else ${m}.seq + ${heldBefore(viewerId, m)} end)::int`

export const heldBefore = (memberId: RawBuilder<unknown>, m: RawBuilder<unknown>) => sql<number>`
  (select count(*) from messages h
    where h.match_id = ${m}.match_id and h.is_held and h.sender_id = ${memberId} and h.created_at < ${m}.created_at)`

/** Numbers a whole conversation in one query, because `numberFor` per message would cost too much. */
export const numberInAll = sql`
  (greatest(max(case when not m.is_held then m.seq end) over seen, 0) + count(*) filter (where m.is_held) over seen)::int`
export const asSeen = sql`window seen as (order by m.created_at, m.is_held, abs(m.seq) rows unbounded preceding)`

/** Assigns new numbers and times, so that recipients can't tell that the messages were held. */
export async function deliverHeldMessages(tx: Tx, memberId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with held as (
      select s.id, s.match_id, m.last_seq + row_number() over (partition by s.match_id order by s.seq desc) as seq,
        greatest(${now}::timestamptz, m.last_message_at) as at
      from messages s join matches m on m.id = s.match_id where s.sender_id = ${memberId} and s.is_held
    ),
    delivered as (
      update messages s set is_held = false, seq = held.seq, created_at = held.at from held where s.id = held.id
    )
    update matches m set last_seq = latest.seq, last_message_at = latest.at
    from (select match_id, max(seq) as seq, max(at) as at from held group by match_id) latest
    where m.id = latest.match_id
    returning m.id`.execute(tx)
  return rows.map(({ id }) => id)
}
