import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { Client, Pool } from 'pg'

type Queries = Pick<Client, 'query'> | Pick<Pool, 'query'>

export interface Writer {
  id: string
  token: string
  matchIds: string[]
}

export async function aRingOfMembers(database: Client, count: number): Promise<Writer[]> {
  const writers = await createMembers(database, count)
  for (const [i, writer] of writers.entries()) await addMatch(database, writer, writers[(i + 1) % count]!)
  return writers
}

export async function createMembers(database: Queries, count: number): Promise<Writer[]> {
  const writers: Writer[] = Array.from({ length: count }, () => ({
    id: randomUUID(),
    token: randomBytes(32).toString('hex'),
    matchIds: [],
  }))
  const ids = writers.map(({ id }) => id)
  await database.query(
    `insert into users (id, email, email_verified) select id, id || '@bench.test', true from unnest($1::uuid[]) id`,
    [ids],
  )
  await database.query(
    `insert into profiles (user_id, full_name, display_name, gender, date_of_birth, agreed_to_terms_at)
     select id, 'Somebody', 'Somebody', case when n % 2 = 1 then 'Female' else 'Male' end, '1990-01-01', now()
     from unnest($1::uuid[]) with ordinality as u (id, n)`,
    [ids],
  )
  await database.query(
    `insert into sessions (user_id, token, expires_at)
     select id, token, now() + interval '1 day' from unnest($1::uuid[], $2::text[]) s (id, token)`,
    [ids, writers.map(({ token }) => createHash('sha256').update(token).digest('base64url'))],
  )
  return writers
}

async function addMatch(database: Client, one: Writer, other: Writer) {
  const { rows } = await database.query<{ id: string }>(
    'insert into matches (user1, user2) values (least($1::uuid, $2), greatest($1::uuid, $2)) returning id',
    [one.id, other.id],
  )
  for (const { id } of rows) for (const writer of [one, other]) writer.matchIds.push(id)
}
