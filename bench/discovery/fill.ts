import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { makeMembers, type SeedMember } from '../../dev/demo/generators.ts'

const BATCH = 2_000

export async function fillTo(database: Client, size: number): Promise<void> {
  const { rows } = await database.query<{ count: number }>('select count(*)::int from profiles')
  const today = new Date()
  await database.query('set session_replication_role = replica') // disables triggers and foreign keys
  for (let first = rows[0]?.count ?? 0; first < size; first += BATCH) {
    const count = Math.min(BATCH, size - first)
    await insert(database, makeMembers({ seed: first + 1, count, today, first: first + 1 }))
  }
  await database.query(
    `insert into showings select user_id, (now() at time zone 'utc')::date - days, 1 + floor(random() * 4)::int
     from profiles, generate_series(1, 3) days where random() < 0.4 on conflict do nothing`,
  )
  await database.query('set session_replication_role = default')
  await database.query('analyze')
  await database.query('insert into member_changes (member_id) values (null)') // null: any member may have changed
}

const COLUMNS = `full_name, display_name, gender, date_of_birth, location, country_of_residence, faith, denomination,
  tribe, smoking, drinking, celibacy, spoken_languages, preferred_gender, preferred_faith, age_range_min, age_range_max,
  deal_breakers, has_children, wants_children, has_children_private, wants_children_private, education, interests`

async function insert(database: Client, members: readonly SeedMember[]): Promise<void> {
  const rows = JSON.stringify(members)
  await database.query(
    `insert into users (id, name, email, email_verified, email_confirmed_at, verified_at)
     select id, full_name, email, true, now(), verified_at
     from jsonb_to_recordset($1) as m (id uuid, full_name text, email text, verified_at timestamptz)`,
    [rows],
  )
  await database.query(
    `insert into profiles (user_id, created_at, agreed_to_terms_at, matching, show_faith, show_tribe, show_lifestyle,
       ${COLUMNS})
     select (m ->> 'id')::uuid, (m ->> 'joined_at')::timestamptz, now(), m -> 'consents' ? 'matching', m -> 'consents' ? 'show_faith',
       m -> 'consents' ? 'show_tribe', m -> 'consents' ? 'show_lifestyle', ${COLUMNS}
     from jsonb_array_elements($1) m, jsonb_populate_record(null::profiles, m) p`,
    [rows],
  )
  await database.query(
    `insert into settings (user_id, profile_visibility) select id, profile_visibility
     from jsonb_to_recordset($1) as m (id uuid, profile_visibility text)`,
    [rows],
  )
  await database.query(
    `insert into profile_photos (user_id, position, is_primary, status, width, height, thumbhash)
     select id, n, n = 0, 'approved', 1280, 1600, encode(uuid_send(gen_random_uuid()) || '\\x0123456789', 'base64')
     from jsonb_to_recordset($1) as m (id uuid), generate_series(0, 2) n where n < get_byte(uuid_send(id), 0) % 4`,
    [rows],
  )
}

export interface Viewer {
  id: string
  token: string
}

const RELATED = 30

export async function createViewers(database: Client, count: number): Promise<Viewer[]> {
  const { rows } = await database.query<{ id: string }>(
    `select user_id as id from profiles where date_of_birth < now() - interval '19 years' order by user_id limit $1`,
    [count],
  )
  const viewers = rows.map(({ id }) => ({ id, token: randomBytes(24).toString('base64url') }))
  await signIn(database, viewers)
  await relate(database, 'likes (from_id, to_id)', 'viewer.id, other.id', viewers)
  await relate(database, 'likes (from_id, to_id)', 'other.id, viewer.id', viewers)
  await relate(database, 'hides (member_id, hidden_id)', 'viewer.id, other.id', viewers)
  return viewers
}

async function signIn(database: Client, viewers: readonly Viewer[]) {
  await database.query(
    `insert into sessions (user_id, token, expires_at)
     select id, token, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) as viewer (id, token)`,
    [
      viewers.map(({ id }) => id),
      viewers.map(({ token }) => createHash('sha256').update(token).digest('base64url')),
    ],
  )
}

async function relate(database: Client, table: string, pair: string, viewers: readonly Viewer[]) {
  await database.query(
    `insert into ${table} select ${pair} from unnest($1::uuid[], $2::uuid[]) as viewer (id, start)
     cross join lateral (select user_id as id from profiles
       where user_id > viewer.start and user_id <> viewer.id order by user_id limit ${RELATED}) other
     on conflict do nothing`,
    [viewers.map(({ id }) => id), viewers.map(() => randomUUID())],
  )
}
