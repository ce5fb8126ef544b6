import { sql } from 'kysely'
import type { Database, Tx } from '../../../../platform/db.ts'
import { deleteInBatches } from '../../../../platform/delete-in-batches.queries.ts'
import type { Secrets } from '../secrets.ts'
import { macsOf, type ProvenContacts, provenContactsOf } from './restrictions.queries.ts'

/** Keeps a new account that confirms one of these contacts apart from the former match until the parting ends. */
export async function savePartedContacts(
  tx: Tx,
  secrets: Secrets,
  partedId: string,
  now: Date,
): Promise<void> {
  const macs = macsOf(secrets, await provenContactsOf(tx, partedId)).map(({ contact_mac }) => contact_mac)
  await sql`
    insert into parted_contacts as known (member_id, contact_mac, ends_at)
    select p.member_id, mac, max(p.ends_at) from unnest(${macs}::text[]) mac, (
      select member_id, ends_at from partings where other_id = ${partedId} and kind = 'unmatch'
      union all select member_id, ends_at from inherited_partings where other_id = ${partedId}
    ) p
    where p.ends_at > ${now} group by p.member_id, mac
    on conflict (member_id, contact_mac) do update set ends_at = greatest(known.ends_at, excluded.ends_at)`.execute(
    tx,
  )
}

export async function inheritPartings(
  tx: Tx,
  secrets: Secrets,
  userId: string,
  contacts: ProvenContacts,
  now: Date,
): Promise<void> {
  const macs = macsOf(secrets, contacts).map(({ contact_mac }) => contact_mac)
  await sql`
    with found as materialized (
      select p.member_id, p.ends_at from parted_contacts p join users u on u.id = p.member_id
      where p.contact_mac = any(${macs}::text[]) and p.ends_at > ${now} and p.member_id <> ${userId}
        and not exists (select from partings own where own.member_id = p.member_id and own.other_id = ${userId})
      for key share of u -- a member's deletion also deletes their partings, so it waits
    )
    insert into inherited_partings as known (member_id, other_id, ends_at)
    select member_id, ${userId}, max(ends_at) from found group by member_id
    on conflict (member_id, other_id) do update set ends_at = greatest(known.ends_at, excluded.ends_at)`.execute(
    tx,
  )
  await savePartedContacts(tx, secrets, userId, now)
}

export async function deleteExpiredPartedContacts(db: Database, now: Date): Promise<void> {
  await deleteInBatches(db, 'parted_contacts', sql`ends_at <= ${now}`)
  await deleteInBatches(db, 'inherited_partings', sql`ends_at <= ${now}`)
}
