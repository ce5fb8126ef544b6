import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { createMembers, type Writer } from '../messaging/members.ts'
import type { OwnDatabase } from '../notifications/database.ts'
import type { Pair, Way } from './gone.ts'

const LISTS = [
  ['get-my-matches', 'user_id'],
  ['get-conversations', 'other_user_id'],
  ['get-notifications', 'user_id'],
] as const

/** Each member of a pair has an unread message, a notification, a photo and an open page. */
export async function createPairs({ pool, folder }: OwnDatabase, url: string, count: number) {
  const people = await createMembers(pool, 2 * count)
  const [left, right] = [people.slice(0, count), people.slice(count)]
  const ids = (some: Writer[]) => some.map(({ id }) => id)
  await pool.query(
    `with met as (
       insert into matches (user1, user2, last_seq)
       select least(a, b), greatest(a, b), 2 from unnest($1::uuid[], $2::uuid[]) p (a, b) returning id, user1, user2
     ), sides as (
       select id, user1 as me, user2 as other, 1 as seq from met union all select id, user2, user1, 2 from met
     ), written as (
       insert into messages (match_id, sender_id, seq, content, client_message_id)
       select id, me, seq, 'Habari', gen_random_uuid() from sides
     )
     insert into notifications (user_id, type, about, from_id, match_id, occasion, created_at)
     select me, 'message', 'message', other, id, 'message ' || id, now() from sides`,
    [ids(left), ids(right)],
  )
  const { rows } = await pool.query<{ storage_key: string }>(
    `insert into profile_photos (user_id, status, position, is_primary, width, height)
     select id, 'approved', 0, true, 640, 800 from unnest($1::uuid[]) id returning storage_key`,
    [ids(people)],
  )
  for (const { storage_key } of rows) {
    const place = join(folder, 'storage', 'photos', storage_key)
    await mkdir(place, { recursive: true })
    for (const file of ['w640', 'blur']) await writeFile(join(place, `${file}.webp`), 'picture')
  }
  const { rows: met } = await pool.query<{ id: string; user1: string; user2: string }>(
    'select id, user1, user2 from matches',
  )
  const matchOf = new Map(
    met.flatMap(
      ({ id, user1, user2 }) =>
        [
          [user1, id],
          [user2, id],
        ] as const,
    ),
  )
  return (n: number, way: Way) =>
    aPair(url, [left[n]!, right[n]!], { way, matchId: matchOf.get(left[n]!.id)! })
}

async function aPair(
  url: string,
  [her, him]: [Writer, Writer],
  { way, matchId }: { way: Way; matchId: string },
): Promise<Pair> {
  const sides = await Promise.all([aSide(url, her, him.id), aSide(url, him, her.id)])
  return {
    // Unmatched members can still find each other and see the photos, as before the match.
    surfaces: 2 * (LISTS.length + 2) + (way === 'block' ? 2 : 0),
    async traces() {
      const found = await Promise.all(sides.map((side) => side.traces(way)))
      return found.flat()
    },
    async part() {
      for (const side of sides) side.forget()
      if (way === 'block') await call(url, her, 'block-member', { user_id: him.id })
      else await call(url, her, 'unmatch', { match_id: matchId })
    },
    close: () => sides.forEach((side) => side.close()),
  }
}

async function aSide(url: string, me: Writer, otherId: string) {
  const photos = await call(url, me, 'get-user-photos', { user_id: otherId })
  const link = (photos as { signed_url: string }[])[0]?.signed_url ?? '/no-photo'
  const socket = new WebSocket(`${url.replace('http', 'ws')}/realtime/v1`, {
    headers: { authorization: `Bearer ${me.token}` },
  })
  let isNotified = false
  socket.on('message', (data: Buffer) => {
    if ((JSON.parse(data.toString()) as { type: string }).type === 'members.changed') isNotified = true
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
  return {
    forget: () => (isNotified = false),
    close: () => socket.close(),
    async traces(way: Way): Promise<string[]> {
      const lists = LISTS.map(async ([name, field]) => {
        const rows = (await call(
          url,
          me,
          name,
          name === 'get-notifications' ? null : { user_id: me.id },
        )) as Record<string, unknown>[]
        return rows.some((row) => row[field] === otherId) ? name : []
      })
      const badges = call(url, me, 'get-badges', null).then((found) =>
        Object.values(found as Record<string, number>).some((n) => n > 0) ? 'get-badges' : [],
      )
      const photo =
        way === 'block'
          ? fetch(url + link, { headers: { authorization: `Bearer ${me.token}` } }).then(async (answer) => {
              await answer.arrayBuffer()
              return answer.ok ? 'photo' : []
            })
          : []
      return [...(await Promise.all([...lists, badges, photo])), isNotified ? [] : 'open page'].flat()
    },
  }
}

async function call(url: string, { token }: Writer, name: string, body: object | null): Promise<unknown> {
  const answer = await fetch(`${url}/functions/v1/${name}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`${name} was answered ${answer.status} ${text}`)
  return (JSON.parse(text) as { data: unknown }).data
}
