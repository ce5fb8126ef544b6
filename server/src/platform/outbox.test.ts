import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { relayTo } from '../../test/relay.ts'
import { type Connections, openDatabase, type Tx } from './db.ts'
import { countDeadLetters, deadLetter, deadLetters, requestRetry } from './dead-letters.ts'
import { createLog } from './log.ts'
import { createNotifications, type Notifications } from './notify.ts'
import { createOutbox, emit, type Outbox, transaction } from './outbox.ts'

declare module './outbox.ts' {
  interface Events {
    'test.happened': { n: number }
  }
}

const log = createLog('silent')
let database: Awaited<ReturnType<typeof freshDatabase>>
let connections: Connections
const running: { outbox: Outbox; notifications: Notifications }[] = []

beforeEach(async () => {
  database = await freshDatabase()
  connections = openDatabase(database.url, log)
})
afterEach(async () => {
  for (const { outbox, notifications } of running.splice(0)) {
    await outbox.stop()
    await notifications.stop()
  }
  await connections.close()
  await database.drop()
})

/** A server process, as far as events go. */
async function aProcess(
  register: (outbox: Outbox) => void,
): Promise<{ db: Connections['db']; outbox: Outbox }> {
  const notifications = createNotifications(database.url, log)
  const outbox = createOutbox(connections.db, notifications, log)
  register(outbox)
  await notifications.start()
  await outbox.start()
  running.push({ outbox, notifications })
  return { db: connections.db, outbox }
}

const happen = (n: number) => (tx: Tx) => emit(tx, 'test.happened', { n })
const collect = (seen: number[]) => ({ 'test.happened': async ({ n }: { n: number }) => void seen.push(n) })

test('what is committed is heard at once and in order, what is rolled back never', async () => {
  const seen: number[] = []
  const app = await aProcess((outbox) => outbox.listen('all', collect(seen)))
  await transaction(app, happen(1))
  await expect(
    transaction(app, async (tx) => {
      await happen(2)(tx)
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  for (const n of [3, 4, 5]) await transaction(app, happen(n))
  await vi.waitFor(() => expect(seen).toEqual([1, 3, 4, 5]), { timeout: 5_000 })
})

test('an event that commits late is not stepped over', async () => {
  const seen: number[] = []
  const app = await aProcess((outbox) => outbox.listen('all', collect(seen)))
  const slow = transaction(app, async (tx) => {
    await happen(1)(tx)
    await sleep(300)
  })
  await sleep(50)
  await transaction(app, happen(2)) // a later id, committed first
  await slow
  await vi.waitFor(() => expect(seen).toEqual([1, 2]), { timeout: 5_000 })
})

test('two processes share the work of a listener, and each hears as a follower', async () => {
  const shared: number[] = []
  const [first, second]: [number[], number[]] = [[], []]
  const app = await aProcess((outbox) => {
    outbox.listen('shared', collect(shared))
    outbox.follow('own', collect(first))
  })
  await aProcess((outbox) => {
    outbox.listen('shared', collect(shared))
    outbox.follow('own', collect(second))
  })
  const numbers = Array.from({ length: 50 }, (_, n) => n)
  await Promise.all(numbers.map((n) => transaction(app, happen(n))))
  const sorted = (seen: number[]) => seen.toSorted((a, b) => a - b)
  await vi.waitFor(() => expect([first, second, shared].map(sorted)).toEqual([numbers, numbers, numbers]), {
    timeout: 10_000,
  })
})

test('an event is handled once, even when looking up where the listener stands takes its time', async () => {
  await sql`alter table outbox_positions rename to stored_positions`.execute(connections.db)
  await sql`create view outbox_positions as
    select listener, xid, id, updated_at from stored_positions where pg_sleep(.05) is not null`.execute(
    connections.db,
  )
  const seen: number[] = []
  const [app] = await Promise.all(
    [1, 2, 3].map(() => aProcess((outbox) => outbox.listen('shared', collect(seen)))),
  )
  const numbers = Array.from({ length: 20 }, (_, n) => n)
  for (const n of numbers) {
    await transaction(app!, happen(n))
    await sleep(20)
  }
  await vi.waitFor(() => expect(seen).toEqual(expect.arrayContaining(numbers)), { timeout: 10_000 })
  expect(seen).toEqual(numbers)
})

test('a listener goes on where it stopped, also with what happened meanwhile', async () => {
  const seen: number[] = []
  const app = await aProcess((outbox) => outbox.listen('all', collect(seen)))
  await transaction(app, happen(1))
  await vi.waitFor(() => expect(seen).toEqual([1]), { timeout: 5_000 })
  await app.outbox.stop()
  await transaction(app, happen(2))
  await aProcess((outbox) => outbox.listen('all', collect(seen)))
  await vi.waitFor(() => expect(seen).toEqual([1, 2]), { timeout: 5_000 })
})

/** Fails with the first event while it is broken. */
function aPickyListener() {
  const state = { broken: true, tries: 0, seen: [] as number[] }
  const register = (outbox: Outbox) =>
    outbox.listen('picky', {
      'test.happened': async ({ n }) => {
        if (n === 1 && state.broken) {
          state.tries += 1
          throw new TypeError('amara@example.com is not to my liking')
        }
        state.seen.push(n)
      },
    })
  return { state, register }
}

test('an event that cannot be handled is tried again and then stops nobody', async () => {
  const { state, register } = aPickyListener()
  const app = await aProcess(register)
  for (const n of [1, 2]) await transaction(app, happen(n))
  await vi.waitFor(() => expect(state.seen).toEqual([2]), { timeout: 10_000 })
  expect(state.tries).toBe(5)
})

test('an event that failed five times is kept, with what went wrong but nothing private, and can be handled later', async () => {
  const { state, register } = aPickyListener()
  const app = await aProcess(register)
  for (const n of [1, 2]) await transaction(app, happen(n))
  await vi.waitFor(async () => expect(await countDeadLetters(app.db)).toBe(1), { timeout: 10_000 })
  const [letter] = await deadLetters(app.db)
  expect(letter).toMatchObject({ listener: 'picky', kind: 'test.happened', payload: { n: 1 }, attempts: 5 })
  expect(letter?.error).toMatch(/^TypeError at platform\/outbox\.test\.ts:\d+$/)

  const id = letter?.id ?? 0
  await requestRetry(app.db, id)
  const settled = async () => expect(await deadLetter(app.db, id)).toMatchObject({ retry_requested: false })
  await vi.waitFor(settled, { timeout: 10_000 })
  expect(await deadLetter(app.db, id)).toMatchObject({ attempts: 6 })
  state.broken = false
  await requestRetry(app.db, id)
  await vi.waitFor(async () => expect(await countDeadLetters(app.db)).toBe(0), { timeout: 10_000 })
  expect(state.seen).toEqual([2, 1])
})

test('a retry that was asked for while no server ran is made at the next start', async () => {
  const { state, register } = aPickyListener()
  const app = await aProcess(register)
  await transaction(app, happen(1))
  await vi.waitFor(async () => expect(await countDeadLetters(app.db)).toBe(1), { timeout: 10_000 })
  await app.outbox.stop()
  await requestRetry(app.db, (await deadLetters(app.db))[0]?.id ?? 0)
  state.broken = false
  await aProcess(register)
  await vi.waitFor(() => expect(state.seen).toEqual([1]), { timeout: 10_000 })
})

test('what cannot be kept is not stepped over', async () => {
  await sql`alter table dead_letters rename to elsewhere`.execute(connections.db)
  const { state, register } = aPickyListener()
  const app = await aProcess(register)
  await transaction(app, happen(1))
  await vi.waitFor(() => expect(state.tries).toBeGreaterThan(5), { timeout: 15_000 }) // it came again
  await sql`alter table elsewhere rename to dead_letters`.execute(connections.db)
  await vi.waitFor(async () => expect(await countDeadLetters(app.db)).toBe(1), { timeout: 15_000 })
}, 40_000)

test('while the database is away nothing is left out', async () => {
  const relay = await relayTo(database.url)
  const viaRelay = openDatabase(relay.url, log)
  const notifications = createNotifications(relay.url, log)
  const outbox = createOutbox(viaRelay.db, notifications, log)
  const seen: number[] = []
  let isCut = false
  outbox.follow('own', {
    'test.happened': async ({ n }) => {
      if (!isCut) relay.cut()
      isCut = true
      await sql`select 1`.execute(viaRelay.db)
      seen.push(n)
    },
  })
  await notifications.start()
  await outbox.start()
  for (const n of [1, 2, 3]) await transaction({ db: connections.db, outbox }, happen(n))
  await vi.waitFor(() => expect(isCut).toBe(true), { timeout: 10_000 })
  await sleep(3_000)
  expect(seen).toEqual([])
  relay.restore()
  await vi.waitFor(() => expect(seen).toEqual([1, 2, 3]), { timeout: 20_000 })
  await outbox.stop()
  await notifications.stop()
  await viaRelay.close()
  await relay.close()
}, 60_000)
