import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { type Product, startProduct } from '../messaging/product.ts'
import { type ContactsNotice, MAX_SECONDS } from './contacts-notice-figures.ts'

const TIMEOUT = 1_000 * MAX_SECONDS

export async function notifyContacts({
  contacts,
  kills,
}: Record<'contacts' | 'kills', number>): Promise<ContactsNotice> {
  const product = await startProduct()
  try {
    await product.start()
    const ban = await withDatabase(product, (database) => aProposedBan(database, contacts))
    const token = await withDatabase(product, (database) => aLease(database, ban))
    const begun = performance.now()
    await confirm(product, ban.id, token)
    let [done, down] = [0, 0]
    const running = () => performance.now() - begun - down
    while (running() < TIMEOUT) {
      const notified = await withDatabase(product, (database) => countNotified(database, ban.id))
      if (notified >= ((done + 1) / (kills + 1)) * contacts && done < kills) {
        await sleep(Math.random() * 100)
        const killed = performance.now()
        await product.kill()
        await product.start()
        down += performance.now() - killed
        done += 1
      } else if (notified >= contacts) break
      else await sleep(2)
    }
    const seconds = running() / 1_000
    await sleep(1_000) // a second notice would have arrived by now
    return {
      ...(await withDatabase(product, (database) => notifiedContacts(database, ban))),
      kills: done,
      seconds,
    }
  } finally {
    await product.remove()
  }
}

async function withDatabase<T>(product: Product, work: (database: Client) => Promise<T>): Promise<T> {
  const database = new Client({ connectionString: product.databaseUrl() })
  await database.connect()
  try {
    return await work(database)
  } finally {
    await database.end()
  }
}

interface Ban {
  id: string
  memberId: string
  seniorId: string
}

async function aProposedBan(database: Client, contacts: number): Promise<Ban> {
  const [id, memberId, firstId, seniorId, caseId] = Array.from({ length: 5 }, () => randomUUID()) as [
    string,
    string,
    string,
    string,
    string,
  ]
  await database.query(
    `insert into users (id, name, email, email_verified) select id, 'Kofi Mensah', id || '@bench.test', true
     from unnest(array[$1::uuid]) id`,
    [memberId],
  )
  await database.query(
    `insert into profiles (user_id, full_name, display_name, gender, date_of_birth, agreed_to_terms_at)
     values ($1, 'Kofi Mensah', 'Kofi', 'Male', '1990-01-01', now())`,
    [memberId],
  )
  await database.query(
    `with people as (
       insert into users (id, name, email, email_verified)
       select id, 'Somebody', id || '@bench.test', true
       from (select gen_random_uuid() as id from generate_series(1, $2::int + 500)) ids returning id
     ), conversations as (
       insert into matches (user1, user2, last_seq)
       select least(id, $1::uuid), greatest(id, $1::uuid), (row_number() over () <= $2::int)::int from people
       returning id, last_seq
     )
     insert into messages (match_id, sender_id, seq, content, client_message_id)
     select id, $1, 1, 'Habari', id from conversations where last_seq = 1`,
    [memberId, contacts],
  )
  await database.query(
    `insert into staff (id, name, email, role, is_senior, password_hash, totp_secret, password_is_initial, created_at)
     select id, 'Ife', id || '@staff.test', 'moderator', true, 'x', 'x', false, now() from unnest($1::uuid[]) id`,
    [[firstId, seniorId]],
  )
  await database.query(
    `insert into cases (id, kind, subject_id, opened_at, waiting_since, due_at)
     values ($1, 'reports', $2, now(), now(), now() + interval '4 hours')`,
    [caseId, memberId],
  )
  await database.query(
    `insert into decisions (id, case_id, subject_id, step, reason, strikes, decided_by, decided_at, effective_at)
     values ($1, $2, $3, 'banned', 'money', 0, $4, now() - interval '1 minute', now() - interval '1 minute')`,
    [id, caseId, memberId, firstId],
  )
  while ((await seniorCaseOf(database, id)) === null) await sleep(250)
  return { id, memberId, seniorId }
}

async function seniorCaseOf(database: Client, banId: string): Promise<string | null> {
  const { rows } = await database.query<{ senior_case_id: string | null }>(
    'select senior_case_id from decisions where id = $1',
    [banId],
  )
  return rows[0]?.senior_case_id ?? null
}

/** Leases the case to the second staff member. @returns a session token */
async function aLease(database: Client, { id, seniorId }: Ban): Promise<string> {
  await database.query(
    `update cases set looked_at = now(), leased_by = $1, leased_until = now() + interval '15 minutes' where id = $2`,
    [seniorId, await seniorCaseOf(database, id)],
  )
  const token = randomBytes(32).toString('hex')
  await database.query(
    `insert into staff_sessions (staff_id, token_hash, created_at, used_at, expires_at)
     values ($1, $2, now(), now(), now() + interval '1 hour')`,
    [seniorId, createHash('sha256').update(token).digest('base64url')],
  )
  return token
}

async function confirm({ url }: Product, decision_id: string, token: string): Promise<void> {
  const answer = await fetch(`${url}/functions/v1/confirm-ban`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: `ndoa.staff=${token}`,
      'sec-fetch-site': 'same-origin',
    },
    body: JSON.stringify({ decision_id }),
  })
  if (!answer.ok) throw new Error(`The ban was not confirmed: ${answer.status} ${await answer.text()}`)
}

async function countNotified(database: Client, banId: string): Promise<number> {
  const { rows } = await database.query<{ told: number }>(
    'select count(*)::int as told from contacts_notice_recipients where decision_id = $1 and told_at is not null',
    [banId],
  )
  return rows[0]?.told ?? 0
}

async function notifiedContacts(
  database: Client,
  { id, memberId }: Ban,
): Promise<Pick<ContactsNotice, 'contacts' | 'notified'>> {
  const contacts = await database.query<{ user_id: string }>(
    `select distinct case m.user1 when $1 then m.user2 else m.user1 end as user_id
     from matches m join messages s on s.match_id = m.id and s.sender_id = $1`,
    [memberId],
  )
  const notices = await database.query<{ user_id: string }>(
    `select user_id from notifications where occasion like '%' || $1`,
    [id],
  )
  const users = (rows: { user_id: string }[]) => rows.map(({ user_id }) => user_id)
  return { contacts: users(contacts.rows), notified: users(notices.rows) }
}
