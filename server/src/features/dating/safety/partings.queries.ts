import type { BlockedMember, HiddenMember, Parting } from '@ndoa/contract/dating/safety'
import { sql } from 'kysely'
import { type Database, type Db, lockUntilCommit, type Tx } from '../../../platform/db.ts'
import { deleteInBatches } from '../../../platform/delete-in-batches.queries.ts'
import { statement } from '../../../platform/statements.ts'
import type { Block } from '../../identity/accounts/index.ts'

export async function lockPair(tx: Tx, a: string, b: string): Promise<void> {
  await lockUntilCommit(tx, pairOf(a, b))
}

const pairOf = (a: string, b: string) => `pair ${[a, b].sort().join(' ')}`

/** Waits for messages being sent. Call before changing the members' rows, because departures lock in this order. */
export const lockMatchOf = (tx: Tx, a: string, b: string) =>
  sql`select from matches where user1 = least(${a}::uuid, ${b}::uuid) and user2 = greatest(${a}::uuid, ${b}::uuid)
    for no key update`.execute(tx)

/**
 * Also keeps both members from leaving, and from confirming a contact that a block covers. Call after `lockMatchOf`.
 */
export const lockPairAndMembers = (tx: Tx, a: string, b: string) =>
  lockBoth(tx, { pair: pairOf(a, b), ids: [a, b] })

const lockBoth = statement(
  'lock-pair-and-members',
  ({ pair, ids }: { pair: string; ids: readonly string[] }) => sql`
    with pair as materialized (select pg_advisory_xact_lock(hashtextextended(${pair}, 0)))
    select from pair, users where id = any(${ids}::uuid[]) order by id for key share of users`,
)

/** Keeps the member from leaving. @returns false if there is no such member */
export async function lockMember(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select from users where id = ${memberId} and confirmed_at is not null for key share`.execute(tx)
  return rows.length > 0
}

const haveMatch = (a: string, b: string) => sql`
  exists (select from matches m where m.user1 = least(${a}::uuid, ${b}::uuid) and m.user2 = greatest(${a}::uuid, ${b}::uuid)
    and m.status = 'active' and not exists (select from blocks where
      (blocker_id, blocked_id) in ((m.user1, m.user2), (m.user2, m.user1))))`

export async function nameFor(db: Db, viewerId: string, memberId: string): Promise<string | null> {
  const { rows } = await sql<{ name: string | null }>`
    select coalesce(
      (select display_name from profiles where user_id = ${memberId} and reach(${viewerId}, ${memberId}) <> 'none'),
      (select display_name from partings where member_id = ${viewerId} and other_id = ${memberId}),
      case when ${haveMatch(viewerId, memberId)} then 'Member not available' end) as name`.execute(db)
  return rows[0]?.name ?? null
}

export async function isKnown(db: Db, viewerId: string, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select where reach(${viewerId}, ${memberId}) <> 'none' or ${haveMatch(viewerId, memberId)}`.execute(db)
  return rows.length > 0
}

/** @returns undefined if the block already existed */
export function insertBlock(
  tx: Tx,
  blocker_id: string,
  blocked_id: string,
  display_name: string | null,
): Promise<Block | undefined> {
  return tx
    .insertInto('blocks')
    .values({ blocker_id, blocked_id, display_name })
    .onConflict((same) => same.columns(['blocker_id', 'blocked_id']).doNothing())
    .returning(['block_id', 'blocker_id', 'display_name'])
    .executeTakeFirst()
}

/** Blocked contacts outlive the accounts they lead to. */
const blocksOf = (blockerId: string) => sql`(
  select block_id, display_name, created_at, blocked_id, is_inherited from blocks where blocker_id = ${blockerId}
  union all select block_id, display_name, created_at, null, true from blocked_contacts where blocker_id = ${blockerId})`

/**
 * Deletes the person's contacts first, because that waits for an account that is confirming one.
 * @param id the blocked member's id, or the block's id from the list
 * @returns false if there was no block
 */
export async function deleteBlock(tx: Tx, blockerId: string, id: string): Promise<boolean> {
  const { rows } = await sql<{ block_id: string }>`
    select block_id from ${blocksOf(blockerId)} b where ${id} in (blocked_id, block_id) limit 1`.execute(tx)
  const [block] = rows
  if (!block) return false
  for (const table of ['blocked_contacts', 'blocks'] as const)
    await tx
      .deleteFrom(table)
      .where('blocker_id', '=', blockerId)
      .where('block_id', '=', block.block_id)
      .execute()
  return true
}

/**
 * The SQL function in `0010_reach.sql` also deletes likes, photo grants and notifications of the pair.
 * @returns whether the pair had a match or a like, which both members' open pages may show
 */
export async function partMembers(
  tx: Tx,
  actorId: string,
  otherId: string,
  kind: Parting['kind'],
  name: string | null,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql<{ was_between: boolean }>`
    select part_members(${actorId}, ${otherId}, ${kind}, ${name}, ${at}) as was_between`.execute(tx)
  return rows[0]?.was_between ?? false
}

/** @returns undefined if the viewer does not have the conversation */
export async function otherOf(db: Db, viewerId: string, matchId: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select o.id from matches m
    cross join lateral (select case m.user1 when ${viewerId} then m.user2 else m.user1 end as id) o
    where m.id = ${matchId} and ${viewerId} in (m.user1, m.user2) and m.status = 'active'
      and not exists (select from blocks b
        where (b.blocker_id, b.blocked_id) in ((${viewerId}, o.id), (o.id, ${viewerId})))`.execute(db)
  return rows[0]?.id
}

export const insertHide = (tx: Tx, viewerId: string, memberId: string) =>
  sql`insert into hides (member_id, hidden_id) select ${viewerId}, ${memberId}
    where not ${haveMatch(viewerId, memberId)} on conflict do nothing`.execute(tx)

export const deleteHidesBetween = (tx: Tx, a: string, b: string) =>
  sql`delete from hides where (member_id, hidden_id) in ((${a}, ${b}), (${b}, ${a}))`.execute(tx)

export const deleteHide = (tx: Tx, viewerId: string, memberId: string) =>
  sql`delete from hides where member_id = ${viewerId} and hidden_id = ${memberId}`.execute(tx)

/** One entry per block, whatever the person's accounts; omits members whom the viewer could not see at the time. */
export async function blockedMembers(db: Db, viewerId: string): Promise<BlockedMember[]> {
  const { rows } = await sql<Omit<BlockedMember, 'created_at'> & { created_at: Date }>`
    select coalesce(min(blocked_id::text) filter (where not is_inherited), block_id::text) as user_id,
      min(display_name) as display_name, min(created_at) as created_at
    from ${blocksOf(viewerId)} b where display_name is not null
    group by block_id order by min(created_at) desc, block_id`.execute(db)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

const HIDDEN_MAX = 500

export async function hiddenMembers(db: Db, viewerId: string): Promise<HiddenMember[]> {
  const { rows } = await sql<Omit<HiddenMember, 'created_at'> & { created_at: Date }>`
    select h.hidden_id as user_id, p.display_name, h.created_at
    from hides h join profiles p on p.user_id = h.hidden_id
    where h.member_id = ${viewerId} and reach(${viewerId}, h.hidden_id) <> 'none'
    order by h.created_at desc, h.hidden_id limit ${HIDDEN_MAX}`.execute(db)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}

/** Whether either member ended a match with an earlier account of the other. */
export const arePartedByContact = (a: string, b: string) => sql<boolean>`
  exists (select from inherited_partings where (member_id, other_id) in ((${a}, ${b}), (${b}, ${a})))`

export async function deleteExpiredPartings(db: Database, now: Date): Promise<void> {
  await deleteInBatches(db, 'partings', sql`ends_at <= ${now}`)
  const isParted = sql`exists (select from partings p where p.match_id = matches.id)`
  await deleteInBatches(db, 'matches', sql`status = 'ended' and not ${isParted}`, 500)
}

type PartingRow = Omit<Parting, 'created_at' | 'ends_at'> & { created_at: Date; ends_at: Date }

export async function partings(db: Db, viewerId: string, now: Date): Promise<Parting[]> {
  const { rows } = await sql<PartingRow>`
    select p.id, p.other_id as user_id, p.display_name, p.kind, p.match_id, p.created_at, p.ends_at,
      exists (select from blocks b where b.blocker_id = p.member_id and b.blocked_id = p.other_id) as is_blocked
    from partings p where p.member_id = ${viewerId} and p.ends_at > ${now}
    order by p.created_at desc, p.id`.execute(db)
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  }))
}
