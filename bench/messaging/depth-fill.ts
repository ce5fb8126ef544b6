import type { Client } from 'pg'
import { createViewers, fillTo, type Viewer } from '../discovery/fill.ts'

export interface Talker extends Viewer {
  matchIds: string[]
  strangers: string[]
}

const PER_CONVERSATION = 10
/** Unanswered likes per member. */
const WAITING = 3
const CONVERSATIONS = 30
const STRANGERS = 200

export async function fillToDepth(
  database: Client,
  { members, messages, viewers }: { members: number; messages: number; viewers: number },
): Promise<Talker[]> {
  await fillTo(database, members)
  const people = await createViewers(database, viewers)
  await database.query('set session_replication_role = replica') // disables triggers and foreign keys
  await database.query(
    'create temporary table numbered as select user_id as id, row_number() over (order by user_id) as n from profiles',
  )
  await database.query('create unique index on numbered (n)')
  await addMatches(
    database,
    `select a.id, b.id from numbered a join numbered b on b.n = a.n % $1 + 1 where a.n <= $2`,
    [members, messages / PER_CONVERSATION],
  )
  await addMatches(
    database,
    `select viewer, other.id from unnest($1::uuid[]) with ordinality v (viewer, nth)
     join numbered other on other.n between $2::int + 100 * nth and $2::int + 100 * nth + ${CONVERSATIONS - 1}`,
    [people.map(({ id }) => id), Math.floor(members / 2)],
  )
  await database.query(
    `insert into messages (match_id, seq, sender_id, client_message_id, content, created_at, read_at)
     select id, seq, case when seq % 2 = 0 then user1 else user2 end, gen_random_uuid(), 'Good evening, how was your day?',
       created_at + seq * interval '1 minute', case when seq < ${PER_CONVERSATION} then now() end
     from matches, generate_series(1, ${PER_CONVERSATION}) seq
     order by created_at + seq * interval '1 minute'`, // the index over time relies on this order
  )
  await database.query(
    `insert into likes (from_id, to_id, is_matched, created_at)
     select case side when 1 then user1 else user2 end, case side when 1 then user2 else user1 end, true, created_at
     from matches, generate_series(1, 2) side
     union all
     select a.id, b.id, false, now() - interval '90 days' * random()
     from numbered a cross join generate_series(1, ${WAITING}) nth join numbered b on b.n = (a.n + 977 * nth) % $1 + 1
     on conflict do nothing`,
    [members],
  )
  await database.query('set session_replication_role = default')
  await database.query('vacuum analyze') // as in an installation that grew to this size
  await database.query('checkpoint')
  const talkers: Talker[] = []
  for (const person of people) talkers.push(await withOthers(database, person, talkers.length))
  return talkers
}

async function addMatches(database: Client, pairs: string, values: unknown[]): Promise<void> {
  await database.query(
    `insert into matches (user1, user2, last_seq, created_at, last_message_at)
     select least(a, b), greatest(a, b), ${PER_CONVERSATION}, begun, begun + ${PER_CONVERSATION} * interval '1 minute'
     from (select a, b, now() - interval '90 days' * random() as begun from (${pairs}) pair (a, b)) talks
     where a <> b on conflict do nothing`,
    values,
  )
}

async function withOthers(database: Client, { id, token }: Viewer, nth: number): Promise<Talker> {
  const matches = await database.query<{ id: string }>(
    'select id from matches where user1 = $1 or user2 = $1 order by id',
    [id],
  )
  const strangers = await database.query<{ id: string }>(
    `select n.id from numbered n join profiles p on p.user_id = n.id
       join settings s on s.user_id = n.id and s.profile_visibility = 'everyone', profiles own
     where own.user_id = $1 and n.n > $2 and p.gender <> own.gender
       and not exists (select from likes where from_id = $1 and to_id = n.id)
     order by n.n limit ${STRANGERS}`,
    [id, nth * 20],
  )
  const idsOf = ({ rows }: { rows: { id: string }[] }) => rows.map((row) => row.id)
  return { id, token, matchIds: idsOf(matches), strangers: idsOf(strangers) }
}
