import { addMonths } from '@ndoa/contract/months'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db.ts'
import type { Secrets } from '../secrets.ts'
import { canonicalMailbox } from './mailbox.ts'

export interface ProvenContacts {
  email?: string | null
  phone?: string | null
}

export async function provenContactsOf(db: Db, userId: string): Promise<ProvenContacts> {
  const { rows } = await sql<ProvenContacts>`
    select case when email_verified then email end as email, case when phone_confirmed_at is not null then phone end as phone
    from users where id = ${userId}`.execute(db)
  return rows[0] ?? {}
}

/** A restriction without `suspended_until` is permanent. Accounts restricted together share one id. */
export interface Restriction {
  restriction_id: string
  suspended_at: Date
  suspended_until: Date | null
}

const PHONE_RESTRICTION_MONTHS = 12

/** A new sign-up does not lift a suspension. On a number it ends after a year, because numbers are reassigned. */
export async function saveRestriction(
  tx: Tx,
  secrets: Secrets,
  contacts: ProvenContacts,
  restriction: Restriction,
  now: Date,
): Promise<void> {
  const ends = { email: restriction.suspended_until, phone: phoneRestrictionEnd(restriction, now) }
  const rows = macsOf(secrets, contacts).map((mac) => ({
    ...mac,
    ...restriction,
    suspended_until: ends[mac.kind],
  }))
  if (rows.length === 0) return
  await tx
    .insertInto('restricted_contacts')
    .values(rows)
    .onConflict((same) =>
      same.column('contact_mac').doUpdateSet({
        restriction_id: restriction.restriction_id,
        suspended_until: sql`case when restricted_contacts.suspended_until is null then null
          when excluded.suspended_until is null then null
          else greatest(restricted_contacts.suspended_until, excluded.suspended_until) end`,
      }),
    )
    .execute()
}

/** Call only after the ban list has these contacts. */
export const deleteRestrictedContacts = (tx: Tx, restrictionId: string, macs: readonly string[]) =>
  tx
    .deleteFrom('restricted_contacts')
    .where('restriction_id', '=', restrictionId)
    .where('contact_mac', 'in', macs)
    .execute()

function phoneRestrictionEnd({ suspended_until }: Restriction, now: Date): Date {
  const latest = addMonths(now, PHONE_RESTRICTION_MONTHS)
  return suspended_until && suspended_until < latest ? suspended_until : latest
}

/** Also covers other spellings of the same mailbox. Lifting the suspension of one account lifts it for all of them. */
export async function inheritRestriction(
  tx: Tx,
  secrets: Secrets,
  userId: string,
  contacts: ProvenContacts,
  now: Date,
): Promise<void> {
  const macs = macsOf(secrets, contacts).map(({ contact_mac }) => contact_mac)
  const mailbox = contacts.email ? canonicalMailbox(contacts.email) : null
  await sql`
    with found as (
      select restriction_id, suspended_at, suspended_until from restricted_contacts where contact_mac = any(${macs})
      union all
      select restriction_id, suspended_at, suspended_until from users
      where suspended_at is not null and email_verified and canonical_mailbox(email) = ${mailbox}
      union all
      select restriction_id, suspended_at, suspended_until from users
      where suspended_at is not null and id = ${userId} -- so that a shorter one does not replace theirs
    ), longest as (
      select * from found where suspended_until is null or suspended_until > ${now}
      order by suspended_until desc nulls first limit 1
    )
    update users set suspended_at = coalesce(users.suspended_at, ${now}), suspended_until = longest.suspended_until,
      restriction_id = longest.restriction_id
    from longest where users.id = ${userId}`.execute(tx)
}

/** All spellings of a mailbox share one hash. */
export function macsOf(secrets: Secrets, { email, phone }: ProvenContacts) {
  const macOf = (kind: 'email' | 'phone', contact: string) => ({
    kind,
    contact_mac: secrets.mac('restricted contact', kind, contact),
  })
  return [
    ...(email ? [macOf('email', canonicalMailbox(email))] : []),
    ...(phone ? [macOf('phone', phone)] : []),
  ]
}
