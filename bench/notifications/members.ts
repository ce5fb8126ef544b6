import { createECDH, createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import type { Product } from '../messaging/product.ts'

export interface Reader {
  id: string
  channel: 'push' | 'mail'
  token: string
}

export async function createReaders(
  database: Pool,
  count: number,
  channel: Reader['channel'],
): Promise<Reader[]> {
  const readers = Array.from({ length: count }, (): Reader => {
    return { id: randomUUID(), channel, token: randomBytes(32).toString('hex') }
  })
  const ids = readers.map(({ id }) => id)
  await insertMembers(database, ids)
  await database.query(
    `insert into settings (user_id, push_notifications, email_notifications)
     select id, $2, not $2 from unnest($1::uuid[]) id`,
    [ids, channel === 'push'],
  )
  await database.query(
    'insert into quiet_hours (user_id, starts, ends) select id, 0, 0 from unnest($1::uuid[]) id',
    [ids],
  )
  await database.query(
    `insert into sessions (user_id, token, expires_at)
     select id, token, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) s (id, token)`,
    [ids, readers.map(({ token }) => createHash('sha256').update(token).digest('base64url'))],
  )
  return readers
}

async function insertMembers(database: Pool, ids: readonly string[]): Promise<void> {
  await database.query(
    `insert into users (id, email, email_verified) select id, id || '@bench.test', true from unnest($1::uuid[]) id`,
    [ids],
  )
  await database.query(
    `insert into profiles (user_id, full_name, display_name, gender, date_of_birth, agreed_to_terms_at)
     select id, 'Somebody', 'Somebody', 'Female', '1990-01-01', now() from unnest($1::uuid[]) id`,
    [ids],
  )
}

export async function anAdmirer(database: Pool): Promise<string> {
  const id = randomUUID()
  await insertMembers(database, [id])
  return id
}

const CONCURRENCY = 16

export async function subscribe(
  { url }: Pick<Product, 'url'>,
  readers: readonly Reader[],
  addressOf: (reader: Reader) => string,
): Promise<void> {
  const keys = createECDH('prime256v1')
  keys.generateKeys()
  const p256dh = keys.getPublicKey('base64url')
  const auth = randomBytes(16).toString('base64url')
  const remaining = [...readers]
  async function work() {
    for (let reader = remaining.pop(); reader; reader = remaining.pop()) {
      const body = JSON.stringify({ endpoint: addressOf(reader), keys: { p256dh, auth } })
      while (!(await post(`${url}/functions/v1/subscribe-push`, reader, body))) await sleep(1_000)
    }
  }
  await Promise.all(Array.from({ length: CONCURRENCY }, work))
}

/** @returns false when the server was busy */
async function post(url: string, { token }: Reader, body: string): Promise<boolean> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const answer = await fetch(url, { method: 'POST', headers, body })
  const text = await answer.text()
  if (!answer.ok && answer.status !== 503) throw new Error(`${url} answered ${answer.status} ${text}`)
  return answer.ok
}

/** Adds one like per reader to notify about. @param at may lie in the future; no notification is due before it */
export async function likeReaders(database: Pool, readers: readonly Reader[], admirer: string, at: Date) {
  const ids = readers.map(({ id }) => id)
  await database.query(
    `update users set last_active_at = now() - interval '1 day' where id = any($1::uuid[])`,
    [ids],
  )
  await database.query('insert into likes (from_id, to_id) select $2, id from unnest($1::uuid[]) id', [
    ids,
    admirer,
  ])
  await database.query(
    `with written as (
       insert into notifications (user_id, type, about, from_id, occasion, created_at)
       select id, 'like', 'like', $2::uuid, 'like ' || $2, $3 from unnest($1::uuid[]) id returning id, user_id)
     insert into outbox (kind, payload)
     select 'notification.written', jsonb_build_object('notification_id', id, 'user_id', user_id) from written`,
    [ids, admirer, at],
  )
  await database.query(`select pg_notify('outbox', '')`)
}
