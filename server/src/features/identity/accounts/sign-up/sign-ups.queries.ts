import type { SignUpData } from '@ndoa/contract/identity/sign-up'
import type { Language } from '@ndoa/contract/languages'
import { sql } from 'kysely'
import { type Database, type Db, lockUntilCommit, type Tx } from '../../../../platform/db.ts'
import { deleteInBatches } from '../../../../platform/delete-in-batches.queries.ts'
import { fail } from '../../../shared/failures.ts'
import { DAY } from '../sessions/cookies.ts'

/** Seconds that an unconfirmed sign-up is kept. */
export const SIGN_UP_LIFE = 7 * DAY

// An address may have several unconfirmed sign-ups; confirming one deletes the others.

export interface SignUp {
  email: string
  passwordHash: string
  data: SignUpData
  language: Language
}

/** Other sign-ups and confirmations with the address or number wait until the transaction ends. */
export const lockAddress = (tx: Tx, email: string) => lockUntilCommit(tx, `address ${email.toLowerCase()}`)

/** @throws accounts.email_taken if a member has confirmed the address */
export async function assertAddressFree(db: Db, email: string): Promise<void> {
  const member = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .executeTakeFirst()
  if (member) throw fail('accounts.email_taken')
}

export async function insertSignUp(
  tx: Tx,
  { email, passwordHash, data, language }: SignUp,
  email_verified = false,
): Promise<string> {
  const { id } = await tx
    .insertInto('users')
    .values({ email, email_verified, name: data.full_name, language, sign_up_data: JSON.stringify(data) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await tx.insertInto('passwords').values({ user_id: id, hash: passwordHash }).execute()
  return id
}

export async function deleteSignUp(tx: Tx, id: string, email: string): Promise<void> {
  await tx
    .deleteFrom('users')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('email_verified', '=', false)
    .execute()
}

export async function deleteSignUps(tx: Tx, email: string, but?: string): Promise<void> {
  await tx
    .deleteFrom('users')
    .where('email', '=', email)
    .where('email_verified', '=', false)
    .$if(but !== undefined, (others) => others.where('id', '!=', but ?? ''))
    .execute()
}

export const deleteOldSignUps = (db: Database) =>
  deleteInBatches(
    db,
    'users',
    sql`confirmed_at is null and created_at < now() - interval '1 second' * ${SIGN_UP_LIFE}`,
    500,
  )

/** @returns null if the sign-up is confirmed or deleted */
export async function unconfirmedAddressOf(db: Db, id: string): Promise<string | null> {
  const waiting = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .where('email_verified', '=', false)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return waiting?.email ?? null
}

export const isSignUpOf = async (db: Db, id: string, email: string): Promise<boolean> =>
  (await unconfirmedAddressOf(db, id))?.toLowerCase() === email.toLowerCase()

export const isCountry = async (db: Db, code: string): Promise<boolean> =>
  (await db.selectFrom('countries').select('code').where('code', '=', code).executeTakeFirst()) !== undefined
