import type { Message } from '@ndoa/contract/dating/messaging'
import type { Pool } from 'pg'
import type { Person } from '../../server/src/app/servers/testing/page.ts'
import type { History } from '../../server/src/app/servers/testing/verdict.ts'
import { finalHistory, type Writer } from '../../server/src/app/servers/testing/writing.ts'
import { createMembers } from '../messaging/members.ts'
import type { World } from './world.ts'

export async function createPairs(database: Pool, count: number): Promise<Person[]> {
  const members = await createMembers(database, 2 * count)
  const [hers, his] = [members.slice(0, count), members.slice(count)]
  const { rows } = await database.query<{ id: string; hers: string; his: string }>(
    `with pair as (select * from unnest($1::uuid[], $2::uuid[]) pair (hers, his)),
     opened as (insert into matches (user1, user2) select least(hers, his), greatest(hers, his) from pair returning *)
     select id, hers, his from opened join pair on hers in (user1, user2)`,
    [hers.map(({ id }) => id), his.map(({ id }) => id)],
  )
  const tokens = new Map(members.map(({ id, token }) => [id, token]))
  const person = (id: string, otherId: string, matchId: string) => ({
    id,
    otherId,
    matchId,
    token: tokens.get(id) ?? '',
  })
  return rows.flatMap((pair) => [person(pair.hers, pair.his, pair.id), person(pair.his, pair.hers, pair.id)])
}

export async function historyNow(
  { database, servers }: Pick<World, 'database' | 'servers'>,
  writers: readonly Writer[],
): Promise<History> {
  const { rows } = await database.query<Omit<Message, 'created_at'> & { created_at: Date }>(
    `select id, match_id, seq, sender_id, client_message_id, content, created_at, false as is_read
     from messages order by match_id, seq`,
  )
  const stored = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
  return finalHistory(stored, writers, () => true, servers)
}
