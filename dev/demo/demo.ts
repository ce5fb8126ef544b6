import { sql } from 'kysely'
import type { App } from '../../server/src/platform/app.ts'
import type { Db, Tx } from '../../server/src/platform/db.ts'
import { AMARA, CAST, DEMO_PASSWORD, KOFI, makeCast } from './cast.ts'
import { COMPANIONS } from './companions.ts'
import { insertMembers } from './insert-members.ts'
import { insertNotices } from './insert-notices.ts'
import { insertStory } from './insert-story.ts'
import { lockDemo } from './lock.ts'
import { makeMembers, type PopulationOptions } from './population.ts'
import { storePortraits } from './store-portraits.ts'
import { makeStory } from './story.ts'

export interface DemoWorld {
  seeded: number
  signIns: string[]
  password: string
}

type SeedApp = Pick<App, 'db' | 'storage' | 'clock'>

const SEED = 2026
const MEMBERS = 600

/** Fills an empty database; an existing world gets fresh last visits. When several servers start, only one seeds. */
export async function seedDemo(app: SeedApp, { count = MEMBERS } = {}): Promise<DemoWorld> {
  const seeded = await app.db.transaction().execute(async (tx) => {
    await lockDemo(tx, 'world')
    if ((await lastDemoNumber(tx)) === null) return insertDemoWorld(app, tx, count)
    await refreshLastVisits(tx, app.clock.now())
    return 0
  })
  return { seeded, signIns: [AMARA.email, KOFI.email], password: DEMO_PASSWORD }
}

/** Demo members never visit, and suggestions leave out members without a visit for 60 days. */
async function refreshLastVisits(tx: Tx, now: Date) {
  await sql`update users set last_active_at = ${now}::timestamptz - random() * interval '30 days'
    where email like '%@demo.ndoa.test' and last_active_at < ${now}::timestamptz - interval '50 days'`.execute(
    tx,
  )
}

async function insertDemoWorld(app: SeedApp, tx: Tx, count: number): Promise<number> {
  const today = app.clock.now()
  const cast = makeCast(today, [...CAST, ...COMPANIONS])
  const crowd = makeMembers({ seed: SEED, count, today })
  const members = [...cast, ...crowd]
  await insertMembers(tx, members, await storePortraits(app.storage, members))
  const story = makeStory(crowd, cast, today)
  await insertStory(tx, story)
  await insertNotices(tx, story, today)
  return members.length
}

export async function seedMore(app: SeedApp, count: number): Promise<number> {
  const first = ((await lastDemoNumber(app.db)) ?? 0) + 1
  const options: PopulationOptions = { seed: SEED + first, count, today: app.clock.now(), first }
  const members = makeMembers(options)
  const photos = await storePortraits(app.storage, members)
  await app.db.transaction().execute((tx) => insertMembers(tx, members, photos))
  return members.length
}

/** @returns the highest number in demo addresses: 0 with only the cast, null without demo members */
async function lastDemoNumber(db: Db): Promise<number | null> {
  const users = await db
    .selectFrom('users')
    .select('email')
    .where('email', 'like', '%@demo.ndoa.test')
    .execute()
  if (users.length === 0) return null
  return Math.max(...users.map(({ email }) => Number(email?.match(/\.(\d+)@/)?.[1] ?? 0)))
}
