import { sql } from 'kysely'
import type { Database, Tx } from '../../../../platform/db.ts'
import { deleteInBatches } from '../../../../platform/delete-in-batches.queries.ts'
import { emit } from '../../../../platform/outbox.ts'
import '../accounts.events.ts'
import type { Secrets } from '../secrets.ts'
import { macsOf, type ProvenContacts, provenContactsOf } from './restrictions.queries.ts'

export interface Block {
  block_id: string
  blocker_id: string
  display_name: string | null
}

/** A new account that confirms one of these contacts is blocked as well. */
export async function saveBlockedContacts(
  tx: Tx,
  secrets: Secrets,
  blockedId: string,
  block: Block,
): Promise<void> {
  await insertContacts(tx, await provenContactsOf(tx, blockedId), secrets, [block])
}

async function insertContacts(
  tx: Tx,
  contacts: ProvenContacts,
  secrets: Secrets,
  blocks: readonly Block[],
): Promise<void> {
  const macs = macsOf(secrets, contacts)
  const rows = blocks.flatMap((block) => macs.map((mac) => ({ ...block, ...mac })))
  if (rows.length === 0) return
  await tx
    .insertInto('blocked_contacts')
    .values(rows)
    .onConflict((known) =>
      known.columns(['blocker_id', 'contact_mac']).doUpdateSet({
        block_id: sql`excluded.block_id`,
        display_name: sql`excluded.display_name`,
        ends_at: null,
      }),
    )
    .execute()
}

/** Call before any query that locks the member, because sending a message and leaving also lock the match first. */
export async function lockMatchesWithBlockers(
  tx: Tx,
  secrets: Secrets,
  userId: string,
  contacts: ProvenContacts,
): Promise<void> {
  await sql`select from matches where (user1, user2) in (
      select least(blocker_id, ${userId}), greatest(blocker_id, ${userId}) from blocked_contacts
      where contact_mac = any(${contactMacs(secrets, contacts)}))
    order by id for no key update`.execute(tx)
}

const contactMacs = (secrets: Secrets, contacts: ProvenContacts) =>
  macsOf(secrets, contacts).map(({ contact_mac }) => contact_mac)

/**
 * Applies existing blocks of these contacts to the member who now owns them, and extends all blocks of the member to every
 * contact that the member has confirmed.
 */
export async function inheritBlocks(
  tx: Tx,
  secrets: Secrets,
  userId: string,
  contacts: ProvenContacts,
  now: Date,
): Promise<void> {
  const { rows: inherited } = await sql<{ blocker_id: string }>`
    with kept as materialized (
      select * from blocked_contacts
      where contact_mac = any(${contactMacs(secrets, contacts)}) and blocker_id <> ${userId}
        and (ends_at is null or ends_at > ${now})
      for key share -- a concurrent unblock deletes these rows first, so it waits
    ), found as (
      select distinct on (blocker_id) * from kept order by blocker_id, created_at desc
    )
    insert into blocks (blocker_id, blocked_id, display_name, block_id, is_inherited)
    select blocker_id, ${userId}, coalesce(display_name, ${nameInMatch(userId)}), block_id, true from found
    on conflict do nothing
    returning blocker_id`.execute(tx)
  const { rows: parted } = await sql<{ blocker_id: string; was_between: boolean }>`
    select blocker_id, part_members(blocker_id, blocked_id, 'block', ${nameInMatch(userId)}, ${now}) as was_between
    from blocks found where blocked_id = ${userId} and blocker_id = any(${idsOf(inherited)})`.execute(tx)
  const blocks = await tx
    .selectFrom('blocks')
    .select(['block_id', 'blocker_id', 'display_name'])
    .where('blocked_id', '=', userId)
    .execute()
  await insertContacts(tx, await provenContactsOf(tx, userId), secrets, blocks)
  const affected = idsOf(parted.filter(({ was_between }) => was_between))
  if (affected.length > 0) await emit(tx, 'members.changed', { member_ids: [userId, ...affected] })
}

/** Only blockers who matched with this account get its name; a block must not reveal it to others. */
const nameInMatch = (userId: string) => sql`
  (select p.display_name from matches m join profiles p on p.user_id = ${userId}
    where m.user1 = least(found.blocker_id, ${userId}::uuid) and m.user2 = greatest(found.blocker_id, ${userId}::uuid)
      and m.status = 'active')`

/** A blocked number is kept until one year after the last account blocked by it is deleted. */
export async function endBlockedNumbers(db: Database, now: Date): Promise<void> {
  const hasAccount = sql`exists (select from blocks b where b.block_id = c.block_id)`
  await sql`update blocked_contacts c
    set ends_at = case when not ${hasAccount} then ${now}::timestamptz + interval '1 year' end
    where kind = 'phone' and (ends_at is null) <> ${hasAccount}`.execute(db)
  await deleteInBatches(db, 'blocked_contacts', sql`ends_at < ${now}`)
}

const idsOf = (rows: readonly { blocker_id: string }[]) => rows.map(({ blocker_id }) => blocker_id)
