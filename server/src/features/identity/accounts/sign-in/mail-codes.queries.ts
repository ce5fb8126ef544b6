import type { Language } from '@ndoa/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../../platform/db.ts'
import { tokenHash } from '../sessions/tokens.ts'

export type LinkPurpose = 'confirm' | 'sign-in' | 'reset'

export type Account = RawBuilder<unknown>

export const unconfirmedSignUp = (userId: string): Account =>
  sql`id = ${userId} and email is not null and confirmed_at is null`

export const accountWith = (email: string, ownSignUp: string | null): Account =>
  sql`email = ${email} and (email_verified or suspended_at is null)
    order by email_verified desc, id::text = ${ownSignUp ?? ''} desc, created_at desc, id limit 1`

interface NewLink {
  purpose: LinkPurpose
  code: string
  expires: Date
}

interface Addressee {
  name: string | null
  email: string
  language: Language
}

/** Replaces an earlier link with the same purpose. @returns undefined if the account does not exist */
export async function insertLink(
  db: Db,
  whose: Account,
  { purpose, code, expires }: NewLink,
): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    with waiting as (
      select id, name, email, email_verified, language from users where ${whose}
      for key share -- a concurrent transaction may delete this account
    ), stored as (
      insert into mail_codes (user_id, purpose, code_hash, expires_at)
      select id, ${purpose}, ${tokenHash(code)}, ${expires} from waiting
      on conflict (user_id, purpose) do update
        set code_hash = excluded.code_hash, expires_at = excluded.expires_at, created_at = now()
    )
    -- an unconfirmed sign-up's name could carry a message to another person's mailbox
    select case when email_verified then name end as name, email, language from waiting`.execute(db)
  return rows[0]
}

export interface Link {
  userId: string
  email: string
  purpose: LinkPurpose
  confirmed: boolean
  passwordHash: string | null
}

/** Does not use up the link. @returns null if it is used, expired, unknown, or for a closed account */
export async function findLink(db: Db, code: string, now: Date): Promise<Link | null> {
  const { rows } = await sql<Link>`
    select u.id as "userId", u.email, c.purpose, u.email_verified as confirmed, p.hash as "passwordHash"
    from mail_codes c join users u on u.id = c.user_id
      left join passwords p on p.user_id = u.id
    where c.code_hash = ${tokenHash(code)} and c.expires_at > ${now} and u.email is not null
      and case when u.email_verified then c.purpose <> 'confirm'
        else u.suspended_at is null and (c.purpose <> 'confirm' or u.deactivated_at is null) end`.execute(db)
  return rows[0] ?? null
}

export async function deleteLink(tx: Tx, code: string): Promise<void> {
  await tx.deleteFrom('mail_codes').where('code_hash', '=', tokenHash(code)).execute()
}

export const lockUser = (tx: Tx, userId: string) =>
  sql`select from users where id = ${userId} for update`.execute(tx)

export async function confirmEmail(tx: Tx, userId: string): Promise<string> {
  await sql`update users set email_verified = true, updated_at = now() where id = ${userId}`.execute(tx)
  return userId
}

export const deleteMailCodesOf = (tx: Tx, userId: string) =>
  tx.deleteFrom('mail_codes').where('user_id', '=', userId).execute()
