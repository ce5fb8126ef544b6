import { sql } from 'kysely'
import type { Tx } from '../../../../platform/db.ts'
import type { Secrets } from '../secrets.ts'
import { canonicalMailbox } from './mailbox.ts'
import { macsOf, type ProvenContacts } from './restrictions.queries.ts'

/** Also keeps strikes that the account inherited. Another account with the same mailbox inherits them at once. */
export async function keepStrikes(
  tx: Tx,
  secrets: Secrets,
  userId: string,
  contacts: ProvenContacts,
  now: Date,
): Promise<void> {
  const mailbox = contacts.email ? canonicalMailbox(contacts.email) : null
  await sql`
    with other as materialized (
      select id from users where email_verified and canonical_mailbox(email) = ${mailbox} and id <> ${userId}
      order by created_at desc limit 1 for key share
    )
    insert into kept_strikes as kept (contact_mac, decision_id, member_id)
    select mac, d.id, (select id from other) from unnest(${macs(secrets, contacts)}::text[]) mac cross join decisions d
    where (d.subject_id = ${userId} or d.id in (select decision_id from kept_strikes where member_id = ${userId}))
      and d.strikes > 0 and d.applied_at is not null and d.lifted_at is null and d.strikes_until > ${now}
    on conflict (contact_mac, decision_id) do update set member_id = excluded.member_id
      where kept.member_id = ${userId}`.execute(tx)
}

/** While this account exists, no other account inherits the same strikes. */
export async function inheritStrikes(
  tx: Tx,
  secrets: Secrets,
  userId: string,
  contacts: ProvenContacts,
): Promise<void> {
  await sql`
    update kept_strikes set member_id = ${userId}
    where contact_mac = any(${macs(secrets, contacts)}) and member_id is null`.execute(tx)
}

const macs = (secrets: Secrets, contacts: ProvenContacts) =>
  macsOf(secrets, contacts).map(({ contact_mac }) => contact_mac)

export const deleteEndedStrikes = (tx: Tx, now: Date) =>
  sql`
    delete from kept_strikes k using decisions d
    where d.id = k.decision_id and (d.strikes_until <= ${now} or d.lifted_at is not null)`.execute(tx)
