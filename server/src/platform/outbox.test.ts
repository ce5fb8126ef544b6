import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { type Connections, openDatabase, type Tx } from './db.ts'
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

test('an event that cannot be handled is tried again and then stops nobody', async () => {
  const seen: number[] = []
  let tries = 0
  const app = await aProcess((outbox) =>
    outbox.listen('picky', {
      'test.happened': async ({ n }) => {
        if (n === 1) {
          tries += 1
          throw new Error('not this one')
        }
        seen.push(n)
      },
    }),
  )
  for (const n of [1, 2]) await transaction(app, happen(n))
  await vi.waitFor(() => expect(seen).toEqual([2]), { timeout: 5_000 })
  expect(tries).toBe(5)
})
