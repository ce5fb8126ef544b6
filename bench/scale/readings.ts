import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { figuresOf } from '../discovery/figures.ts'
import { fillTo } from '../discovery/fill.ts'
import { atLeast, atMost } from '../notifications/figures.ts'
import type { Figure } from '../safety/figures.ts'
import { type Readings, readingsVerdict } from './outbox-verdict.ts'
import { inWorld, type World } from './world.ts'

/** With 20,000 members or more, a worker reads them and keeps a copy. */
const MEMBERS = 21_000
/** Seconds, in place of the hour between full reads. */
const PERIOD = 12

export const readings = (periods: number): Promise<Figure[]> =>
  inWorld({ environment: { MEMBER_INDEX_CHECKED_EVERY: String(PERIOD) } }, async (world) => {
    const database = new Client({ connectionString: world.databaseUrl })
    await database.connect()
    await fillTo(database, MEMBERS)
    await database.end()
    while (
      (await readingsOf(world)).some(
        ({ members, copies, size }) => members + copies < 2 || size < MEMBERS / 2,
      )
    )
      await sleep(200) // the first reading found no members
    const before = await readingsOf(world)
    await sleep(periods * PERIOD * 1_000)
    const { members, copies } = readingsVerdict({ periods, before, after: await readingsOf(world) })
    return [
      atMost('readings of everybody an hour, three servers', members, 1),
      atLeast('taken from another one’s copy', copies, 1),
    ]
  })

const readingsOf = ({ servers }: World): Promise<(Readings & { size: number })[]> =>
  Promise.all(
    servers.map(async (server) => {
      const figure = await figuresOf(server)
      return {
        members: figure('member_index_readings_total{by="members"}'),
        copies: figure('member_index_readings_total{by="copy"}'),
        size: figure('member_index_members'),
      }
    }),
  )
