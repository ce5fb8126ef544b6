import type { Language } from '@ndoa/contract/languages'
import { type RawBuilder, sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { tokenHash } from '../sessions/tokens.ts'

/** The purpose of a mailed link. */
export type LinkPurpose = 'confirm' | 'sign-in' | 'reset'

/** Which account a link is for, as a condition on `users`. */
export type Account = RawBuilder<unknown>

export const unconfirmedSignUp = (userId: string): Account =>
  sql`id = ${userId} and email is not null and confirmed_at is null`

/** The member with this address; else its sign-up by the asking browser, else the newest. */
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

/** Stores the code of a link, replacing any earlier one. @returns whom to mail it to, if there is such an account */
export async function insertLink(
  db: Db,
  whose: Account,
  { purpose, code, expires }: NewLink,
): Promise<Addressee | undefined> {
  const { rows } = await sql<Addressee>`
    with waiting as (
      select id, name, email, email_verified, language from users where ${whose}
      for key share -- somebody may be removing this one
    ), stored as (
      insert into mail_codes (user_id, purpose, code_hash, expires_at)
      select id, ${purpose}, ${tokenHash(code)}, ${expires} from waiting
      on conflict (user_id, purpose) do update
        set code_hash = excluded.code_hash, expires_at = excluded.expires_at, created_at = now()
    )
    -- the name of a sign-up may be anybody's words to a stranger's mailbox
    select case when email_verified then name end as name, email, language from waiting`.execute(db)
  return rows[0]
}

/** The account that a link is for. */
export interface Link {
  userId: string
  email: string
  purpose: LinkPurpose
  /** False for an unconfirmed sign-up. */
  confirmed: boolean
  passwordHash: string | null
}

/** Looks up a link without using it. @returns null when it is used, expired, made up, or for a closed account */
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

/** Confirms the address of a sign-up. @returns its id */
export async function confirmEmail(tx: Tx, userId: string): Promise<string> {
  await sql`update users set email_verified = true, updated_at = now() where id = ${userId}`.execute(tx)
  return userId
}
