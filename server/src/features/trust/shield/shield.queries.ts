import type { Caution } from '@ndoa/contract/dating/messaging'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import type { ConversationState } from './screening/index.ts'

export interface Unscreened {
  match_id: string
  seq: number
  sender_id: string
  other_id: string
  content: string
}

export const ASK_TIMES_MAX = 10

export interface SenderRow {
  match_id: string
  sender_id: string
  screened_seq: number
  state: ConversationState
  opener: Buffer | null
  asked_at: Date | null
  /** Recent asks, latest last; at most `ASK_TIMES_MAX`. */
  ask_times: Date[]
  caution: Caution | null
  rules: string[]
}

/** Locks until the transaction ends, so that each message counts once. Results lost in a crash are recomputed. */
export async function lockScreening(tx: Tx): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(hashtext('shield'))`.execute(
    tx,
  )
}

/** Omits held messages: recipients get no warning about messages that they can't see. */
export async function unscreenedMessages(
  tx: Tx,
  matchIds: readonly string[],
  after: Date,
  limit: number,
): Promise<Unscreened[]> {
  const { rows } = await sql<Unscreened>`
    select s.match_id, s.seq, s.sender_id, s.content,
      case s.sender_id when m.user1 then m.user2 else m.user1 end as other_id
    from matches m
    cross join lateral (select coalesce(max(screened_seq), 0) as seq
      from shield_conversations where match_id = m.id) screened
    cross join lateral (select match_id, seq, sender_id, content from messages
      where match_id = m.id and seq > screened.seq and created_at > ${after} and not is_held
      order by seq limit ${limit}) s
    where m.id = any(${matchIds}::uuid[]) and m.status = 'active'
      and not exists (select from blocks b
        where (b.blocker_id, b.blocked_id) in ((m.user1, m.user2), (m.user2, m.user1)))
    order by s.match_id, s.seq limit ${limit}`.execute(tx)
  return rows
}

export const rowsOfConversations = (tx: Tx, matchIds: readonly string[]) =>
  senderRows(tx, sql`match_id = any(${matchIds}::uuid[])`)

export const rowsOfSenders = (tx: Tx, senderIds: readonly string[], since: Date) =>
  senderRows(tx, sql`sender_id = any(${senderIds}::uuid[]) and updated_at > ${since}`)

export async function countEarlier(
  tx: Tx,
  messages: readonly Pick<Unscreened, 'match_id' | 'sender_id' | 'seq'>[],
): Promise<{ match_id: string; sender_id: string; earlier: number }[]> {
  const { rows } = await sql<{ match_id: string; sender_id: string; earlier: number }>`
    select a.match_id, a.sender_id, (select count(*)::int from messages m
      where m.match_id = a.match_id and m.seq < a.seq and m.sender_id = a.sender_id and not m.is_held) as earlier
    from unnest(${messages.map(({ match_id }) => match_id)}::uuid[], ${messages.map(({ sender_id }) => sender_id)}::uuid[],
      ${messages.map(({ seq }) => seq)}::int[]) a (match_id, sender_id, seq)`.execute(tx)
  return rows
}

async function senderRows(tx: Tx, condition: RawBuilder<unknown>): Promise<SenderRow[]> {
  const { rows } = await sql<SenderRow>`
    select match_id, sender_id, screened_seq, state, opener, asked_at, ask_times, caution, rules
    from shield_conversations where ${condition}`.execute(tx)
  return rows
}

export async function saveRows(tx: Tx, rows: readonly SenderRow[], now: Date): Promise<void> {
  const values = rows.map((row) => ({ ...row, opener: row.opener?.toString('base64') ?? null }))
  await sql`
    insert into shield_conversations
      (match_id, sender_id, screened_seq, state, opener, asked_at, ask_times, caution, rules, updated_at)
    select match_id, sender_id, screened_seq, state, decode(opener, 'base64'), asked_at, ask_times, caution, rules, ${now}
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as r (match_id uuid, sender_id uuid, screened_seq int,
      state jsonb, opener text, asked_at timestamptz, ask_times timestamptz[], caution text, rules jsonb)
    on conflict (match_id, sender_id) do update set screened_seq = excluded.screened_seq, state = excluded.state,
      opener = excluded.opener, asked_at = excluded.asked_at, ask_times = excluded.ask_times, caution = excluded.caution, rules = excluded.rules,
      updated_at = excluded.updated_at`.execute(tx)
}

export async function unscreenedConversations(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from matches m
    where m.status = 'active' and m.last_message_at > ${now}::timestamptz - interval '1 hour'
      and m.last_seq > coalesce((select max(screened_seq) from shield_conversations c where c.match_id = m.id), 0)
    limit 10000`.execute(db)
  return rows.map(({ id }) => id)
}

export async function deleteOldShieldRows(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('shield_conversations').where('updated_at', '<', before).execute()
  await db.deleteFrom('shield_pauses').where('until', '<', before).execute()
  await db.deleteFrom('paused_contacts').where('until', '<', before).execute()
}

export async function rulesFound(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ rule: string }>`
    select distinct rule from shield_conversations, jsonb_array_elements_text(rules) rule
    where sender_id = ${memberId} order by rule`.execute(db)
  return rows.map(({ rule }) => rule)
}

/** @returns whether a stop ended */
export async function endStop(tx: Tx, memberId: string): Promise<boolean> {
  const ended = await sql`
    update shield_pauses set lifted_at = now() where member_id = ${memberId} and lifted_at is null`.execute(
    tx,
  )
  return ended.numAffectedRows === 1n
}

export const clearCounts = (tx: Tx, memberId: string) =>
  sql`
    update shield_conversations set caution = null, asked_at = null, ask_times = '{}', rules = '[]', opener = null,
      state = state || '{"asks": 0, "askAt": 0, "contactAt": 0, "walletAt": 0, "storyAt": 0, "requestAt": 0,
        "meansAt": 0, "fragment": 0, "context": 0, "evidence": 0}'
    where sender_id = ${memberId}`.execute(tx)

interface StopsIn {
  member_id: string
  is_breach: boolean
}

/** A stop or a slowing step can pass from a deleted account to several new ones. */
export async function stopsIn(
  tx: Tx,
  { caseId = null, decisionId = null }: { caseId?: string | null; decisionId?: string | null },
): Promise<StopsIn[]> {
  const { rows } = await sql<StopsIn>`
    select p.member_id, c.outcome = 'breach' as is_breach from shield_pauses p join cases c on c.id = p.case_id
    where (c.kind = 'shield' or ${decisionId}::uuid is not null) and c.closed_at is not null
      and c.id = coalesce(${caseId}::uuid, (select case_id from decisions where id = ${decisionId}))`.execute(
    tx,
  )
  return rows
}

/** @returns null if the member may start conversations */
export async function stoppedUntil(db: Db, memberId: string, now: Date): Promise<Date | null> {
  const stop = await db
    .selectFrom('shield_pauses')
    .select('until')
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .where('until', '>', now)
    .executeTakeFirst()
  return stop?.until ?? null
}

interface Stop {
  since: Date
  until: Date
  case_id: string
  lifted_at: null
}

export const insertStop = (tx: Tx, memberId: string, stop: Stop) =>
  tx
    .insertInto('shield_pauses')
    .values({ member_id: memberId, ...stop })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(stop))
    .execute()
