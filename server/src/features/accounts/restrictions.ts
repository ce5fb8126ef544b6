import { sql } from 'kysely'
import type { Tx } from '../../platform/db.ts'
import { canonicalMailbox } from './mailbox.ts'
import type { Secrets } from './secrets.ts'

/** An address and a number that were proven. */
export interface ProvenContacts {
  email?: string | null
  phone?: string | null
}

/** Since when and until when; without an end it is for good. */
export interface Restriction {
  suspended_at: Date
  suspended_until: Date | null
}

/** Keeps a suspension when its account goes, under a keyed hash of each contact: signing up anew is no way out. */
export async function saveRestriction(
  tx: Tx,
  secrets: Secrets,
  contacts: ProvenContacts,
  { suspended_at, suspended_until }: Restriction,
): Promise<void> {
  const rows = macsOf(secrets, contacts).map((mac) => ({ ...mac, suspended_at, suspended_until }))
  if (rows.length === 0) return
  await tx
    .insertInto('restricted_contacts')
    .values(rows)
    .onConflict((same) =>
      same.column('contact_mac').doUpdateSet({
        suspended_until: sql`case when restricted_contacts.suspended_until is null then null
          when excluded.suspended_until is null then null
          else greatest(restricted_contacts.suspended_until, excluded.suspended_until) end`,
      }),
    )
    .execute()
}

/**
 * Whoever proves a contact of somebody suspended takes over what is left of it. It moves to the new account, so that
 * lifting it there lifts it for good.
 */
export async function inheritRestriction(
  tx: Tx,
  secrets: Secrets,
  userId: string,
  contacts: ProvenContacts,
  now: Date,
): Promise<void> {
  const macs = macsOf(secrets, contacts).map(({ contact_mac }) => contact_mac)
  await sql`
    with kept as (
      delete from restricted_contacts where contact_mac = any(${macs}) returning suspended_at, suspended_until
    ), longest as (
      select * from kept where suspended_until is null or suspended_until > ${now}
      order by suspended_until desc nulls first limit 1
    )
    update users set suspended_at = longest.suspended_at, suspended_until = longest.suspended_until
    from longest where users.id = ${userId}`.execute(tx)
}

function macsOf(secrets: Secrets, { email, phone }: ProvenContacts) {
  const macOf = (kind: 'email' | 'phone', contact: string) => ({
    kind,
    contact_mac: secrets.mac('restricted contact', kind, contact),
  })
  return [
    ...(email ? [macOf('email', canonicalMailbox(email))] : []),
    ...(phone ? [macOf('phone', phone)] : []),
  ]
}
