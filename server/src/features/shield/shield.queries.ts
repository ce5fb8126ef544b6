import type { Caution } from '@ndoa/contract/messaging'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import type { ConversationState } from './screening/index.ts'

/** A message that has not been screened yet. */
export interface Unscreened {
  match_id: string
  seq: number
  sender_id: string
  other_id: string
  content: string
}

/** Further asks in one conversation are not stored: fewer already pause. */
export const ASK_TIMES_MAX = 10

/** What is kept of a sender in a conversation. */
export interface SenderRow {
  match_id: string
  sender_id: string
  screened_seq: number
  state: ConversationState
  opener: Buffer | null
  asked_at: Date | null
  /** When they asked in the last days, the latest last; at most `ASK_TIMES_MAX`. */
  ask_times: Date[]
  caution: Caution | null
  rules: string[]
}

/**
 * One process screens at a time, so that each message counts once. Until the transaction ends; it does not wait for the disk,
 * so that senders need not wait behind it: what a crash takes is screened again.
 */
export async function lockScreening(tx: Tx): Promise<void> {
  await sql`select set_config('synchronous_commit', 'off', true), pg_advisory_xact_lock(hashtext('shield'))`.execute(
    tx,
  )
}

/**
 * Messages of these conversations in order, up to a limit; none of a conversation that is over, and none that is held:
 * nobody is warned of what they cannot see.
 */
export async function unscreenedMessages(
  tx: Tx,
  matchIds: readonly string[],
  after: Date,
  most: number,
): Promise<Unscreened[]> {
  const { rows } = await sql<Unscreened>`
    select s.match_id, s.seq, s.sender_id, s.content,
      case s.sender_id when m.user1 then m.user2 else m.user1 end as other_id
    from matches m
    cross join lateral (select coalesce(max(screened_seq), 0) as seq
      from shield_conversations where match_id = m.id) screened
    cross join lateral (select match_id, seq, sender_id, content from messages
      where match_id = m.id and seq > screened.seq and created_at > ${after} and not is_held
      order by seq limit ${most}) s
    where m.id = any(${matchIds}::uuid[]) and m.status = 'active'
      and not exists (select from blocks b
        where (b.blocker_id, b.blocked_id) in ((m.user1, m.user2), (m.user2, m.user1)))
    order by s.match_id, s.seq limit ${most}`.execute(tx)
  return rows
}

export const rowsOfConversations = (tx: Tx, matchIds: readonly string[]) =>
  senderRows(tx, sql`match_id = any(${matchIds}::uuid[])`)

/** The conversations of these senders since then. */
export const rowsOfSenders = (tx: Tx, senderIds: readonly string[], since: Date) =>
  senderRows(tx, sql`sender_id = any(${senderIds}::uuid[]) and updated_at > ${since}`)

/** How many messages each of these senders had in the conversation before this one. */
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
    select match_id, sender_id, screened_seq, state, opener, asked_at, caution, rules,
      case when ask_times = '{}' and asked_at is not null -- counted by a server of an earlier version
        then array_fill(asked_at, array[least(coalesce((state ->> 'asks')::int, 0), ${ASK_TIMES_MAX}::int)])
        else ask_times end as ask_times
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

/** Conversations of the last hour with messages that were not screened. */
export async function unscreenedConversations(db: Db, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select m.id from matches m
    where m.status = 'active' and m.last_message_at > ${now}::timestamptz - interval '1 hour'
      and m.last_seq > coalesce((select max(screened_seq) from shield_conversations c where c.match_id = m.id), 0)
    limit 10000`.execute(db)
  return rows.map(({ id }) => id)
}

/** What is older than a month is forgotten. */
export async function deleteOldShieldRows(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('shield_conversations').where('updated_at', '<', before).execute()
  await db.deleteFrom('shield_pauses').where('until', '<', before).execute()
  await db.deleteFrom('paused_contacts').where('until', '<', before).execute()
}

/** Which rules found something in a member's messages, in all their conversations. */
export async function rulesFound(db: Db, memberId: string): Promise<string[]> {
  const { rows } = await sql<{ rule: string }>`
    select distinct rule from shield_conversations, jsonb_array_elements_text(rules) rule
    where sender_id = ${memberId} order by rule`.execute(db)
  return rows.map(({ rule }) => rule)
}

/** @returns whether there was a pause to end */
export async function endPause(tx: Tx, memberId: string): Promise<boolean> {
  const ended = await sql`
    update shield_pauses set lifted_at = now() where member_id = ${memberId} and lifted_at is null`.execute(
    tx,
  )
  return ended.numAffectedRows === 1n
}

/** What was counted of a member, and the banners in their conversations. */
export const forgetCounts = (tx: Tx, memberId: string) =>
  sql`
    update shield_conversations set caution = null, asked_at = null, ask_times = '{}', rules = '[]', opener = null,
      state = state || '{"asks": 0, "askAt": 0, "contactAt": 0, "walletAt": 0, "storyAt": 0, "requestAt": 0,
        "meansAt": 0, "fragment": 0, "context": 0, "evidence": 0}'
    where sender_id = ${memberId}`.execute(tx)

interface PausedIn {
  member_id: string
  is_breach: boolean
}

/**
 * Whom the shield paused in a case, or in the case of a decision, and what was found. The pause may have come to more than one
 * account from one that was deleted; so may a step that slows, which stands until its decision is lifted.
 */
export async function pausedIn(
  tx: Tx,
  { caseId = null, decisionId = null }: { caseId?: string | null; decisionId?: string | null },
): Promise<PausedIn[]> {
  const { rows } = await sql<PausedIn>`
    select p.member_id, c.outcome = 'breach' as is_breach from shield_pauses p join cases c on c.id = p.case_id
    where (c.kind = 'shield' or ${decisionId}::uuid is not null) and c.closed_at is not null
      and c.id = coalesce(${caseId}::uuid, (select case_id from decisions where id = ${decisionId}))`.execute(
    tx,
  )
  return rows
}
