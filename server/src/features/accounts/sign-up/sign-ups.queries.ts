import type { Language } from '@ndoa/contract/languages'
import type { SignUpData } from '@ndoa/contract/sign-up'
import { type Db, lockUntilCommit, type Tx } from '../../../platform/db.ts'
import { fail } from '../../failures.ts'

// A sign-up is a user whose address is not confirmed yet. Several may exist for one address: each has its own data,
// password, links and sessions, and the first one that is confirmed deletes all others.

export interface SignUp {
  email: string
  passwordHash: string
  data: SignUpData
  /** Of the browser that signs up. */
  language: Language
}

/** Holds an address, or a number, to the end of the transaction: what signs up on it and what confirms it come one after the other. */
export const lockAddress = (tx: Tx, email: string) => lockUntilCommit(tx, `address ${email.toLowerCase()}`)

/** @throws accounts.email_taken when a member has confirmed the address */
export async function assertAddressFree(db: Db, email: string): Promise<void> {
  const member = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', email)
    .where('email_verified', '=', true)
    .executeTakeFirst()
  if (member) throw fail('accounts.email_taken')
}

/** Writes a user with a password; `email_verified` makes it a member at once. @returns its id */
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

/** Removes a sign-up that the same browser sends again. */
export async function deleteSignUp(tx: Tx, id: string, email: string): Promise<void> {
  await tx
    .deleteFrom('users')
    .where('id', '=', id)
    .where('email', '=', email)
    .where('email_verified', '=', false)
    .execute()
}

/** Deletes the unconfirmed sign-ups for an address, with passwords, links and sessions, except `but`. */
export async function deleteSignUps(tx: Tx, email: string, but?: string): Promise<void> {
  await tx
    .deleteFrom('users')
    .where('email', '=', email)
    .where('email_verified', '=', false)
    .$if(but !== undefined, (others) => others.where('id', '!=', but ?? ''))
    .execute()
}

/** The address that a sign-up has yet to confirm; null when it is confirmed or deleted. */
export async function addressWaitedOn(db: Db, id: string): Promise<string | null> {
  const waiting = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .where('email_verified', '=', false)
    .where('confirmed_at', 'is', null)
    .executeTakeFirst()
  return waiting?.email ?? null
}

/** Whether a sign-up has yet to confirm this address. */
export const isSignUpOf = async (db: Db, id: string, email: string): Promise<boolean> =>
  (await addressWaitedOn(db, id))?.toLowerCase() === email.toLowerCase()
