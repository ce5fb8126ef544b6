import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'

export const SUBSCRIPTIONS_MAX = 10

export interface NewSubscription {
  user_id: string
  session_id: string
  /** Of the endpoint with its keys: knowing only the endpoint is not enough to take it over. */
  endpoint_hash: Buffer
  sealed: string
  created_at: Date
}

/**
 * A browser has one subscription, which belongs to the member signed in there. A member's oldest go; the lock on the
 * member makes subscriptions that arrive together wait for each other, or each would count without the others.
 */
export async function saveSubscription(tx: Tx, subscription: NewSubscription): Promise<void> {
  const { endpoint_hash: _hash, ...named } = subscription
  const owner = { ...named, failing_since: null } // a new start
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

/** Still sealed, since the database does not know their endpoints. */
export const ownSubscriptions = (db: Db, userId: string) =>
  db
    .selectFrom('push_subscriptions')
    .select(['id', 'sealed', 'endpoint_hash'])
    .where('user_id', '=', userId)
    .execute()

export const deleteSubscription = (db: Db, id: string) =>
  db.deleteFrom('push_subscriptions').where('id', '=', id).execute()

/** Those with a live session. */
export async function subscriptionsOf(db: Db, userId: string, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select p.id from push_subscriptions p join sessions s on s.id = p.session_id
    where p.user_id = ${userId} and s.expires_at > ${now}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Since when a browser has been failing, from the first of several failures on; null: it takes messages. */
export const setFailing = (db: Db, id: string, since: Date | null) =>
  db
    .updateTable('push_subscriptions')
    .set({ failing_since: since })
    .where('id', '=', id)
    .where('failing_since', since ? 'is' : 'is not', null)
    .execute()

interface SealedSubscription {
  sealed: string
  failing_since: Date | null
}

/** Read again when sending; undefined when the browser has signed out or its member is suspended meanwhile. */
export async function sealedSubscription(
  db: Db,
  id: string,
  userId: string,
  now: Date,
): Promise<SealedSubscription | undefined> {
  const { rows } = await sql<SealedSubscription>`
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

/** The stored keys; when there are none yet, stores these. Several servers that start at once store one pair. */
export async function keysOrStore(db: Db, keys: StoredKeys): Promise<StoredKeys> {
  await db
    .insertInto('push_keys')
    .values(keys)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await storedKeys(db))!
}

export const storedKeys = (db: Db): Promise<StoredKeys | undefined> =>
  db.selectFrom('push_keys').select(['public_key', 'sealed_private_key']).executeTakeFirst()
