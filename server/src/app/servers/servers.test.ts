import { Kysely, PostgresDialect } from 'kysely'
import { Pool } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { sessionOf } from '../../../test/app.ts'
import { freshDatabase } from '../../../test/database.ts'
import { hasNats, startNatsServer } from '../../../test/nats.ts'
import { type ServerProcess, startServerProcess } from '../../../test/server-process.ts'
import type { Database } from '../../platform/db.ts'
import { aPair, historyOf } from './testing/history.ts'
import { call, openPage, type Page, type Person } from './testing/page.ts'
import { PLANTED, PLANTED_LIVE, withFault } from './testing/planted.ts'
import { faultsIn, faultsLive } from './testing/verdict.ts'
import { actAtRandom, aWriter, balanceOver, read, type Writer, write } from './testing/writing.ts'

const PAIRS = 8
/** The number of actions of each member before the kill, while one server is down, and after its replacement. */
const [CALM, DOWN, AFTER] = [3, 3, 3]
/** Each check asks both servers for all badges; a killed server counts as down after twelve seconds. */
const SLOW_POLLING = { interval: 3_000, timeout: 300_000 }
const NONE = faultsIn({ written: [], stored: [], people: [] })
const NONE_LIVE = faultsLive({ written: [], stored: [], people: [] })

describe.each(hasNats() ? (['PostgreSQL', 'NATS'] as const) : (['PostgreSQL'] as const))(
  'two servers that communicate over %s',
  (bus) => {
    const ends: (() => Promise<unknown>)[] = []
    const servers: ServerProcess[] = []
    let db: Database
    let begin: () => Promise<ServerProcess>
    beforeAll(async () => {
      const database = await freshDatabase()
      ends.push(database.drop)
      const pool = new Pool({ connectionString: database.url, max: 4 })
      db = new Kysely({ dialect: new PostgresDialect({ pool }) })
      ends.unshift(() => db.destroy())
      const nats = bus === 'NATS' ? await startNatsServer() : null
      if (nats) ends.unshift(() => nats.stop())
      begin = async () => {
        const server = await startServerProcess(database.url, nats ? { NATS_URL: nats.url } : {})
        ends.unshift(() => server.kill())
        return server
      }
      servers.push(...(await Promise.all([begin(), begin()])))
    })
    afterAll(async () => {
      for (const end of ends) await end()
    })

    const app = () => ({ db })
    const on = (person: Person, server: number) => openPage(person, balanceOver(servers, server))
    const heardBy = ({ heard }: Page, type: string) => heard.filter((event) => event.type === type)

    test('members get each other’s events at once: messages, typing, read marks, going online and offline', async () => {
      const [[amara, kofi], [stranger]] = [await aPair(app()), await aPair(app())]
      const hers = aWriter(amara, balanceOver(servers, 0))
      const strangers = on(stranger, 1)
      await Promise.all([hers.page.untilReady(), strangers.untilReady()])
      const his = aWriter(kofi, balanceOver(servers, 1))
      await his.page.untilReady()
      await vi.waitFor(() => expect(hers.page.otherOnline()).toBe(true))
      expect(his.page.otherOnline()).toBe(true)

      hers.page.say({ type: 'typing', match_id: amara.matchId })
      await vi.waitFor(() => expect(heardBy(his.page, 'typing')).toHaveLength(1))
      await write(hers)
      await vi.waitFor(() => expect(his.page.messages()).toHaveLength(1))
      await read(his)
      await vi.waitFor(() => expect(hers.page.messages()).toMatchObject([{ is_read: true }]))
      await his.page.close()
      await vi.waitFor(() => expect(hers.page.otherOnline()).toBe(false))
      expect(strangers.heard).toEqual([])
      await Promise.all([hers.page.close(), strangers.close()])
    })

    test('a like is announced across servers, and a like back makes a match on both', async () => {
      const [[amara], [, kofi]] = [await aPair(app()), await aPair(app())]
      const [hers, his] = [on(amara, 0), on(kofi, 1)]
      await Promise.all([hers.untilReady(), his.untilReady()])
      const like = (from: Person, to: Person, server: number) =>
        call(from, balanceOver(servers, server), '/functions/v1/likes', { from_id: from.id, to_id: to.id })
      await like(amara, kofi, 0)
      await vi.waitFor(() => expect(heardBy(his, 'like.received')).toHaveLength(1))
      await like(kofi, amara, 1)
      for (const page of [hers, his])
        await vi.waitFor(() => expect(heardBy(page, 'match.created')).toHaveLength(1))
      await Promise.all([hers.close(), his.close()])
    })

    test('signing out on one server closes only that session’s pages on the other', async () => {
      const [amara] = await aPair(app())
      const elsewhere = { ...amara, token: await sessionOf(app(), amara.id) }
      const [page, other] = [on(amara, 1), on(elsewhere, 1)]
      await Promise.all([page.untilReady(), other.untilReady()])
      await call(amara, balanceOver(servers, 0), '/auth/v1/sign-out', {})
      expect(await page.closed).toBe(4401)
      await expect(call(amara, balanceOver(servers, 1), '/auth/v1/get-security')).rejects.toThrow('401')
      const hers = aWriter(elsewhere, balanceOver(servers, 0))
      await write(hers)
      await vi.waitFor(() => expect(heardBy(other, 'message.created')).toHaveLength(1))
      await Promise.all([other.close(), hers.page.close()])
    })

    test('a suspended member loses pages and conversations on every server', async () => {
      const [amara] = await aPair(app())
      const pages = [on(amara, 0), on(amara, 1)]
      await Promise.all(pages.map((page) => page.untilReady()))
      await db.updateTable('users').set({ suspended_at: new Date() }).where('id', '=', amara.id).execute()
      expect(await Promise.all(pages.map(({ closed }) => closed))).toEqual([4401, 4401])
      for (const server of [0, 1])
        await expect(
          call(amara, balanceOver(servers, server), '/functions/v1/get-conversations', { user_id: amara.id }),
        ).rejects.toThrow('403')
    })

    test('conversations survive a killed and replaced server without loss, duplicates or reordering', async () => {
      const pairs = await Promise.all(Array.from({ length: PAIRS }, () => aPair(app())))
      const writers = pairs.flatMap((pair) =>
        pair.map((person, at) => aWriter(person, balanceOver(servers, at))),
      )
      const gone = new Set<Writer>()
      const everybody = async (times: number, isRough: boolean) => {
        for (let time = 0; time < times; time++)
          await Promise.all(
            writers.filter((writer) => !gone.has(writer)).map((writer) => actAtRandom(writer, isRough)),
          )
      }
      const now = () => historyOf(app(), writers, (writer) => !gone.has(writer), servers)

      await Promise.all(writers.map(({ page }) => page.untilReady()))
      await everybody(CALM, false)
      await vi.waitFor(async () => expect(faultsLive(await now())).toEqual(NONE_LIVE), SLOW_POLLING)
      const calm = await now()
      for (const [fault, plant] of PLANTED_LIVE)
        expect([fault, faultsLive(withFault(calm, plant))[fault]]).not.toEqual([fault, 0])

      for (const writer of writers.filter((_, at) => at % 8 === 1)) gone.add(writer)
      const underWay = everybody(DOWN, true)
      await servers[1]!.kill()
      for (const { page } of gone) await page.close()
      await underWay
      servers[1] = await begin()
      await everybody(AFTER, true)
      await vi.waitFor(async () => expect(faultsIn(await now())).toEqual(NONE), SLOW_POLLING)

      const history = await now()
      expect(history.written.length).toBeGreaterThanOrEqual(100)
      for (const [fault, plant] of PLANTED)
        expect([fault, faultsIn(withFault(history, plant))[fault]]).not.toEqual([fault, 0])
      await Promise.all(writers.map(({ page }) => page.close()))
    }, 900_000)
  },
)
