import type { Caution } from '@ndoa/contract/dating/messaging'
import { MESSAGES_PER_PAGE } from '@ndoa/contract/limits'
import { type RawBuilder, sql } from 'kysely'
import type { App } from '../../../platform/app.ts'
import type { Db } from '../../../platform/db.ts'
import { statement } from '../../../platform/statements.ts'
import { asSeen, heldBefore, numberInAll } from './held-messages.queries.ts'
import type { StoredMessage } from './messaging.queries.ts'

const CONVERSATIONS_MAX = 1_000
const UNREAD_MAX = 100

/** Includes conversations with members who have left temporarily. Aliases the other member as `o`. */
const conversationsOf = (viewerId: string) => sql`
  from matches m
  cross join lateral (select case m.user1 when ${viewerId} then m.user2 else m.user1 end as id) o
  where ${viewerId} in (m.user1, m.user2) and m.status = 'active'
    and not exists (select from blocks b
      where (b.blocker_id, b.blocked_id) in ((${viewerId}, o.id), (o.id, ${viewerId})))`

const unreadOf = sql`(select count(*) from (select from messages u
  where u.match_id = m.id and u.sender_id = o.id and u.read_at is null and not u.is_held limit ${UNREAD_MAX}) unread)`

const heldOf = (viewerId: string) => sql`
  (select count(*) from messages h where h.match_id = m.id and h.sender_id = ${viewerId} and h.is_held)`

export async function maySee(db: Db, viewerId: string, matchId: string): Promise<boolean> {
  const { rows } = await sql`select ${conversationsOf(viewerId)} and m.id = ${matchId}`.execute(db)
  return rows.length > 0
}

export interface ConversationRow {
  match_id: string
  other_id: string
  last_seq: number
  last_activity: Date
  content: string | null
  created_at: Date | null
  sender_id: string | null
  unread_count: number
  /** Also false if the other member hides being online. */
  is_online: boolean
  caution: Caution | null
}

export const conversations = statement(
  'conversations',
  ({ viewerId, matchId }: { viewerId: string; matchId: string | null }) => sql<ConversationRow>`
    select c.match_id, c.other_id, c.unread_count, c.last_seq,
      coalesce(last.created_at, c.matched_at) as last_activity, last.content, last.created_at, last.sender_id,
      coalesce(s.show_online_status, true) and is_online(c.other_id) as is_online, shield.caution
    from (
      select m.id as match_id, o.id as other_id, m.created_at as matched_at, ${unreadOf} as unread_count,
        coalesce(m.last_message_at, m.created_at) as last_activity, (m.last_seq + ${heldOf(viewerId)})::int as last_seq
      ${conversationsOf(viewerId)} and (m.last_seq > 0 or ${heldOf(viewerId)} > 0 or m.id = ${matchId})
      order by last_activity desc, m.id limit ${CONVERSATIONS_MAX}
    ) c
    left join lateral (select * from (
      (select content, created_at, sender_id, is_held from messages m
        where m.match_id = c.match_id and m.seq > 0 and not m.is_held order by m.seq desc limit 1)
      union all
      (select content, created_at, sender_id, is_held from messages m
        where m.match_id = c.match_id and m.is_held and m.sender_id = ${viewerId} order by m.seq limit 1)
    ) latest order by created_at desc, is_held desc limit 1) last on true
    left join settings s on s.user_id = c.other_id
    left join shield_conversations shield on shield.match_id = c.match_id and shield.sender_id = c.other_id
    order by last_activity desc, c.match_id`,
)

export const unreadMessagesCount = (viewerId: string, cap: number) => sql<number>`
  (select least(coalesce(sum(c.unread), 0), ${cap})::int
    from (select o.id as other_id, ${unreadOf} as unread ${conversationsOf(viewerId)} offset 0) c
    where c.unread > 0 and reach(${viewerId}, c.other_id) <> 'none')`

export interface Page {
  before_seq?: number | undefined
  after_seq?: number | undefined
}

/** @returns one message more than a page, or null if the viewer may not see the conversation */
export async function messagesPage(
  app: Pick<App, 'db' | 'pool'>,
  viewerId: string,
  matchId: string,
  { before_seq = Number.MAX_SAFE_INTEGER, after_seq }: Page,
): Promise<StoredMessage[] | null> {
  const read = after_seq === undefined ? earlierMessages : laterMessages
  const rows = await read(app, { viewerId, matchId, before_seq, after_seq: after_seq ?? 0 })
  if (rows.length === 0) return null
  return rows.filter((row) => row.id !== null)
}

interface PageOf {
  viewerId: string
  matchId: string
  before_seq: number
  after_seq: number
}

const shownTo = (viewerId: string) => sql`
  m.id, m.match_id, m.sender_id, m.client_message_id, m.content, m.created_at,
  case when not (m.read_privately and m.sender_id = ${viewerId}) then m.read_at end as read_at`

const pageInOrder =
  (order: RawBuilder<unknown>) =>
  ({ viewerId, matchId, before_seq, after_seq }: PageOf) =>
    sql<StoredMessage | { id: null }>`
    select page.* from (select m.id, ${heldOf(viewerId)} > 0 as waits ${conversationsOf(viewerId)} and m.id = ${matchId}) c
    left join lateral (
      (select ${shownTo(viewerId)}, m.seq from messages m
        where not c.waits and m.match_id = c.id and m.seq < ${before_seq}::bigint and m.seq > ${after_seq}::bigint
          and not m.is_held
        order by m.seq ${order} limit ${MESSAGES_PER_PAGE + 1})
      union all
      (select * from (
        select ${shownTo(viewerId)}, ${numberInAll} as seq from messages m
        where c.waits and m.match_id = c.id and not (m.is_held and m.sender_id <> ${viewerId}) ${asSeen}
      ) numbered
        where seq < ${before_seq}::bigint and seq > ${after_seq}::bigint
        order by seq ${order} limit ${MESSAGES_PER_PAGE + 1})
    ) page on true
    order by page.seq ${order}`
const earlierMessages = statement('earlier-messages', pageInOrder(sql`desc`))
const laterMessages = statement('later-messages', pageInOrder(sql`asc`))

/** Converts the viewer's message number, which counts their held messages, into the stored number. */
const lastUpTo = (viewerId: string, matchId: string, upToSeq: number) => sql`
  (select max(n.stored) from (
    select case when not m.is_held then m.seq end as stored, ${numberInAll} as number from messages m
    where m.match_id = ${matchId} and not (m.is_held and m.sender_id <> ${viewerId}) ${asSeen}
  ) n where n.number <= ${upToSeq}::bigint)`

export interface ReadMark {
  match_id: string
  other_id: string
  /** The two members may number messages differently. Both numbers are null if `read` is 0. */
  read: number
  up_to_seq: number | null
  other_up_to_seq: number | null
  is_private: boolean
}

/** Read receipts reveal presence, so members who hide all presence, or are hidden, send none. */
const readsPrivately = (readerId: string) => sql<boolean>`
  (exists (select from settings where user_id = ${readerId} and not show_last_seen and not show_online_status)
    or exists (select from users where id = ${readerId} and hidden_since is not null))`

/** @returns null if the viewer may not see the conversation */
export async function markRead(
  db: Db,
  viewerId: string,
  matchId: string,
  upToSeq: number,
  at: Date,
): Promise<ReadMark | null> {
  const { rows } = await sql<ReadMark>`
    with c as materialized (
      select m.id, o.id as other_id,
        case when ${heldOf(viewerId)} = 0 then ${upToSeq}::bigint else ${lastUpTo(viewerId, matchId, upToSeq)} end as up_to_seq
      ${conversationsOf(viewerId)} and m.id = ${matchId}
    ),
    reader as materialized (select ${readsPrivately(viewerId)} as is_private),
    marked as (
      update messages m set read_at = ${at}, read_privately = reader.is_private from c, reader
      where m.match_id = c.id and m.sender_id = c.other_id and m.read_at is null and not m.is_held
        and m.seq <= c.up_to_seq
      returning m.match_id, m.seq, m.created_at
    ),
    latest as (select * from marked order by seq desc limit 1)
    select c.id as match_id, c.other_id, (select count(*) from marked) as read,
      (select (k.seq + ${heldBefore(sql`${viewerId}`, sql`k`)})::int from latest k) as up_to_seq,
      (select (k.seq + ${heldBefore(sql`c.other_id`, sql`k`)})::int from latest k) as other_up_to_seq, reader.is_private
    from c, reader`.execute(db)
  return rows[0] ?? null
}
