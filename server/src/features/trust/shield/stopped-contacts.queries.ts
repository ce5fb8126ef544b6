import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'
import { macsOf, type ProvenContacts, type Secrets } from '../../identity/accounts/index.ts'

const macs = (secrets: Secrets, contacts: ProvenContacts) =>
  macsOf(secrets, contacts).map(({ contact_mac }) => contact_mac)

/** Applies to any account with the same contact, until the stop would have ended or staff decide otherwise. */
export async function saveStop(
  tx: Tx,
  secrets: Secrets,
  memberId: string,
  contacts: ProvenContacts,
  now: Date,
): Promise<void> {
  await sql`
    insert into paused_contacts as known (contact_mac, case_id, since, until)
    select distinct on (mac, stop.case_id) mac, stop.case_id, stop.since, stop.until
    from unnest(${macs(secrets, contacts)}::text[]) mac, (
      select case_id, since, until from shield_pauses
      where member_id = ${memberId} and lifted_at is null and case_id is not null
      union all
      select case_id, applied_at, ends_at from decisions
      where subject_id = ${memberId} and step = 'slowed' and lifted_at is null and applied_at is not null
    ) stop
    where stop.until > ${now} order by mac, stop.case_id, stop.until desc
    on conflict (contact_mac, case_id) do update
      set since = excluded.since, until = excluded.until where excluded.until > known.until`.execute(tx)
}

/** Inherits the longest remaining stop for these contacts; never shortens the member's own. */
export async function inheritStop(
  tx: Tx,
  secrets: Secrets,
  memberId: string,
  contacts: ProvenContacts,
  now: Date,
): Promise<void> {
  await sql`
    insert into shield_pauses as own (member_id, since, until, case_id)
    select ${memberId}, since, until, case_id from paused_contacts
    where contact_mac = any(${macs(secrets, contacts)}::text[]) and until > ${now}
    order by until desc limit 1
    on conflict (member_id) do update
      set since = excluded.since, until = excluded.until, case_id = excluded.case_id, lifted_at = null
    where own.lifted_at is not null or own.until < excluded.until`.execute(tx)
}

export const deleteStoppedContacts = (tx: Tx, decisionId: string) =>
  sql`delete from paused_contacts where case_id = (select case_id from decisions where id = ${decisionId})`.execute(
    tx,
  )
