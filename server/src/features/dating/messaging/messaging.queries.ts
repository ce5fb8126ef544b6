import type { Message } from '@ndoa/contract/dating/messaging'
import { sql } from 'kysely'
import { DatabaseError } from 'pg'
import { type Tx } from '../../../platform/db.ts'
import { statement } from '../../../platform/statements.ts'
import { numberFor } from './held-messages.queries.ts'

export interface Draft {
  match_id: string
  sender_id: string
  client_message_id: string
  content: string
}
export type Refusal =
  | 'request.not_found'
  | 'messaging.unavailable'
  | 'messaging.slowed'
  | 'messaging.idempotency_conflict'
/** `other_seq` is the message's number for the recipient, who gets held messages later. */
export type Sent =
  | { message: Message; other_id: string; is_held: boolean; other_seq: number }
  | { refusal: Refusal }
export const LOCKED = 'locked'

export interface StoredMessage extends Omit<Message, 'created_at' | 'is_read'> {
  created_at: Date
  /** Also null for the sender if the message was read privately. */
  read_at: Date | null
}
type Sending = Parameters<typeof sendAll>[0]
type SentRow = StoredMessage & {
  refusal: Refusal | typeof LOCKED | null
  other_id: string
  is_held: boolean
  other_waits: boolean
}

export const asMessage = ({ read_at, created_at, ...message }: StoredMessage): Message => ({
  ...message,
  created_at: created_at.toISOString(),
  is_read: read_at !== null,
})

/** Retries once after a unique violation or a deadlock, when the other process's messages are visible. */
export async function sendMessages(
  app: Sending,
  drafts: readonly Draft[],
  at: Date,
): Promise<(Sent | typeof LOCKED)[]> {
  try {
    return await runSend(app, drafts, at)
  } catch (error) {
    if (!isCollision(error)) throw error
    return runSend(app, drafts, at)
  }
}

const UNIQUE_VIOLATION = '23505'
const DEADLOCK = '40P01'
const isCollision = (error: unknown) =>
  error instanceof DatabaseError && (error.code === UNIQUE_VIOLATION || error.code === DEADLOCK)

async function runSend(app: Sending, drafts: readonly Draft[], at: Date) {
  const rows = await sendAll(app, {
    matchIds: drafts.map(({ match_id }) => match_id),
    senderIds: drafts.map(({ sender_id }) => sender_id),
    clientMessageIds: drafts.map(({ client_message_id }) => client_message_id),
    contents: drafts.map(({ content }) => content),
    at,
  })
  const numbers = await displayNumbers(app, rows)
  return rows.map(({ refusal, other_id, is_held, other_waits: _waits, ...stored }) => {
    if (refusal === LOCKED) return LOCKED
    if (refusal) return { refusal }
    const { seq, other_seq } = numbers.get(stored.id) ?? { seq: stored.seq, other_seq: stored.seq }
    return { message: { ...asMessage(stored), seq }, other_id, is_held, other_seq }
  })
}

async function displayNumbers(app: Sending, rows: readonly SentRow[]) {
  const ids = rows.flatMap(({ refusal, is_held, other_waits, id }) =>
    !refusal && (is_held || other_waits) ? [id] : [],
  )
  const numbers: MessageNumbers[] = ids.length === 0 ? [] : await numbersForBoth(app, { ids })
  return new Map(numbers.map((each) => [each.id, each]))
}

interface MessageNumbers {
  id: string
  seq: number
  other_seq: number
}

const numbersForBoth = statement(
  'counted-by-both',
  ({ ids }: { ids: readonly string[] }) => sql<MessageNumbers>`
    select k.id, ${numberFor(sql`k.sender_id`, sql`k`)} as seq, ${numberFor(sql`o.id`, sql`k`)} as other_seq
    from messages k join matches m on m.id = k.match_id
    cross join lateral (select case m.user1 when k.sender_id then m.user2 else m.user1 end as id) o
    where k.id = any(${ids}::uuid[])`,
)

interface SendValues {
  matchIds: readonly string[]
  senderIds: readonly string[]
  clientMessageIds: readonly string[]
  contents: readonly string[]
  at: Date
}

/**
 * - `open` locks the conversations, but the statement reads all tables as of its start. It skips locked
 *   rows, because waiting would delay all other sends of this process.
 * - `senders` are locked against a release (`freeMember`): either the release delivers the message, or the
 *   message sees that its sender is free.
 * - Held messages are not counted; they have negative numbers (`numberFor`).
 * - `created_at` never runs backwards within a conversation, whatever the servers' clocks.
 */
const sendAll = statement(
  'send-messages',
  (values: SendValues) => sql<SentRow>`
  with asked as materialized (
    select a.* from unnest(${values.matchIds}::uuid[], ${values.senderIds}::uuid[], ${values.clientMessageIds}::uuid[],
      ${values.contents}::text[])
      with ordinality as a (match_id, sender_id, client_message_id, content, i)
  ),
  open as materialized (
    select m.id, m.user1, m.user2, m.last_seq, m.last_message_at, m.created_at from matches m
    where m.id = any (array(select match_id from asked)) and m.status = 'active'
    for no key update skip locked
  ),
  senders as materialized (
    select id, held_since, hidden_since from users
    where id = any (array(select sender_id from asked))
      and (select count(*) from open) >= 0 -- locks conversations first, in the same order as a release
    for key share skip locked
  ),
  judged as materialized (
    select a.*, open.last_seq, open.last_message_at, other.id as other_id, other.held_since is not null as other_waits,
      sender.hidden_since is not null or coalesce(open.created_at >= sender.held_since, false) as is_held,
      case
        when open.id is not null and sender.id is null or open.id is null and exists (select from matches m
          where m.id = a.match_id and m.status = 'active' and a.sender_id in (m.user1, m.user2))
          then 'locked'
        when other.id is null or exists (select from blocks b
          where (b.blocker_id, b.blocked_id) in ((a.sender_id, other.id), (other.id, a.sender_id)))
          then 'request.not_found'
        when other.deactivated_at is not null or other.suspended_at is not null or other.confirmed_at is null
          or other.hidden_since is not null
          then 'messaging.unavailable'
        when open.last_seq = 0 and not exists (select from messages h
          where h.match_id = open.id and h.is_held and h.sender_id = a.sender_id) and slowed_until(a.sender_id) > ${values.at}::timestamptz
          then 'messaging.slowed'
      end as refusal
    from asked a
    left join open on open.id = a.match_id and a.sender_id in (open.user1, open.user2)
    left join users other on other.id = case a.sender_id when open.user1 then open.user2 else open.user1 end
    left join senders sender on sender.id = a.sender_id
  ),
  earlier as materialized (
    select m.* from messages m
    where (m.sender_id, m.client_message_id) in (select sender_id, client_message_id from asked)
  ),
  fresh as (
    select distinct on (j.sender_id, j.client_message_id) j.* from judged j
    where j.refusal is null and not exists (select from earlier e
      where e.sender_id = j.sender_id and e.client_message_id = j.client_message_id)
    order by j.sender_id, j.client_message_id, j.i
  ),
  numbered as materialized (
    select f.match_id, f.sender_id, f.client_message_id, f.content, f.is_held, f.i,
      case when f.is_held then -nextval('held_messages')
        else f.last_seq + row_number() over (partition by f.match_id, f.is_held order by f.i) end as seq,
      greatest(${values.at}::timestamptz, f.last_message_at) as created_at
    from fresh f
  ),
  written as (
    insert into messages (match_id, seq, sender_id, client_message_id, content, is_held, created_at)
    select match_id, seq, sender_id, client_message_id, content, is_held, created_at from numbered order by i
    returning *
  ),
  counted as (
    update matches m set last_seq = n.seq, last_message_at = n.created_at
    from (select match_id, max(seq) as seq, max(created_at) as created_at from numbered
      where not is_held group by match_id) n
    where m.id = n.match_id
  )
  select
    coalesce(j.refusal, case when k.match_id <> j.match_id or k.content <> j.content
      then 'messaging.idempotency_conflict' end) as refusal,
    j.other_id, j.other_waits, k.id, k.match_id, k.seq, k.sender_id, k.client_message_id, k.content, k.is_held, k.created_at,
    case when not k.read_privately then k.read_at end as read_at
  from judged j
  left join (select * from written union all select * from earlier) k
    on k.sender_id = j.sender_id and k.client_message_id = j.client_message_id
  order by j.i`,
)

/** @returns both members' ids for each conversation */
export async function replaceMessages(
  tx: Tx,
  memberId: string,
  messages: readonly { id: string; content: string }[],
): Promise<string[]> {
  const ids = messages.map(({ id }) => id)
  const texts = messages.map(({ content }) => content)
  const { rows } = await sql<{ user1: string; user2: string }>`
    update messages s set content = changed.content
    from unnest(${ids}::uuid[], ${texts}::text[]) as changed (id, content), matches m
    where s.id = changed.id and s.sender_id = ${memberId} and m.id = s.match_id
    returning m.user1, m.user2`.execute(tx)
  return [...new Set(rows.flatMap(({ user1, user2 }) => [user1, user2]))]
}
