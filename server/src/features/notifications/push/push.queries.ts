import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export const SUBSCRIPTIONS_MAX = 10

export interface NewSubscription {
  user_id: string
  session_id: string
  /** Hash of the endpoint and its keys, so that the endpoint alone is not enough to take over a subscription. */
  endpoint_hash: Buffer
  sealed: string
  created_at: Date
}

/**
 * Moves a browser's subscription to the signed-in member. The lock keeps concurrent subscriptions within the maximum.
 */
export async function saveSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  const { endpoint_hash: _hash, ...fields } = subscription
  const owner = { ...fields, failing_since: null } // resets earlier failures
  await sql`select from users where id = ${subscription.user_id} for no key update`.execute(tx)
  await tx
    .insertInto('push_subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(owner))
    .execute()
  await sql`
    delete from push_subscriptions where id in (
      select id from push_subscriptions where user_id = ${subscription.user_id}
      order by created_at desc, id offset ${SUBSCRIPTIONS_MAX})`.execute(tx)
}

export const ownSubscriptions = (db: Db, userId: string) =>
  db
    .selectFrom('push_subscriptions')
    .select(['id', 'sealed', 'endpoint_hash'])
    .where('user_id', '=', userId)
    .execute()

export const deleteSubscription = (db: Db, id: string) =>
  db.deleteFrom('push_subscriptions').where('id', '=', id).execute()

export async function subscriptionsOf(db: Db, userId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from push_subscriptions p join sessions s on s.id = p.session_id
    where p.user_id = ${userId} and s.expires_at > ${now}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Keeps the time of the first failure. Null means that the browser accepts messages. */
export const setFailing = (db: Db, id: string, since: Date | null) =>
  db
    .updateTable('push_subscriptions')
    .set({ failing_since: since })
    .where('id', '=', id)
    .where('failing_since', since ? 'is' : 'is not', null)
    .execute()

interface EncryptedSubscription {
  sealed: string
  failing_since: Date | null
}

/** @returns undefined if the session has ended or the member is suspended */
export async function encryptedSubscription(
  db: Db,
  id: string,
  userId: string,
  now: Date,
): Promise<EncryptedSubscription | undefined> {
  const { rows } = await sql<EncryptedSubscription>`
    select p.sealed, p.failing_since from push_subscriptions p
      join sessions s on s.id = p.session_id
      join users u on u.id = p.user_id and u.suspended_at is null
    where p.id = ${id} and p.user_id = ${userId} and s.expires_at > ${now}`.execute(db)
  return rows[0]
}

interface StoredKeys {
  public_key: string
  sealed_private_key: string
}

/** If servers start at the same time, only one pair of keys is stored. */
export async function storeKeysOnce(db: Db, keys: StoredKeys): Promise<StoredKeys> {
  await db
    .insertInto('push_keys')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await storedKeys(db))!
}

export const storedKeys = (db: Db): Promise<StoredKeys | undefined> =>
  db.selectFrom('push_keys').select(['public_key', 'sealed_private_key']).executeTakeFirst()
