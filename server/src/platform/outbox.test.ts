import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { freshDatabase } from '../../test/database.ts'
import { relayTo } from '../../test/relay.ts'
import { type Connections, openDatabase, type Tx } from './db.ts'
import { countDeadLetters, deadLetters, failedEvent } from './dead-letters.queries.ts'
import { requestRetry } from './dead-letters.ts'
import { createJobs, type Jobs } from './jobs.ts'
import { createLog } from './log.ts'
import { createNotifications, type Notifications } from './notify.ts'
import {
  batchHandler,
  createOutbox,
  emit,
  emitAll,
  type Outbox,
  retriedTransaction,
  transaction,
} from './outbox.ts'

declare module './outbox.ts' {
  interface Events {
    'test.happened': { n: number }
  }
}

const log = createLog('silent')
let database: Awaited<ReturnType<typeof freshDatabase>>
let connections: Connections
const running: { outbox: Outbox; notifications: Notifications; jobs: Jobs }[] = []

beforeEach(async () => {
  database = await freshDatabase()
  connections = openDatabase(database.url, log)
})
afterEach(async () => {
  for (const { outbox, notifications, jobs } of running.splice(0)) {
    await outbox.stop()
    await Promise.all([notifications.stop(), jobs.stop()])
  }
  await connections.close()
  await database.drop()
})

/** Starts the event handling of one server process. */
async function aProcess(
  register: (outbox: Outbox) => void,
): Promise<{ db: Connections['db']; outbox: Outbox; jobs: Jobs }> {
  const notifications = createNotifications(database.url, log)
  const jobs = createJobs(database.url, log)
  const outbox = createOutbox(connections.db, notifications, jobs, log)
  register(outbox)
  await Promise.all([notifications.start(), jobs.start()])
  await outbox.start()
  running.push({ outbox, notifications, jobs })
  return { db: connections.db, outbox, jobs }
}

/** Waits until the check passes, skipping the pauses before retries. */
const withoutPauses = (check: () => unknown) =>
  vi.waitFor(
    async () => {
      await sql`update pgboss.job set start_after = now() where name like 'outbox.%'
        and state in ('created', 'retry') and start_after > now()`.execute(connections.db)
      await check()
    },
    { interval: 100 },
  )

const happen = (n: number) => (tx: Tx) => emit(tx, 'test.happened', { n })
const collect = (seen: number[]) => ({ 'test.happened': async ({ n }: { n: number }) => void seen.push(n) })

test('committed events are handled at once and in order, rolled-back events never', async () => {
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
  await vi.waitFor(() => expect(seen).toEqual([1, 3, 4, 5]))
})

test('no event is skipped when transaction numbers gain a digit', async () => {
  await sql`insert into outbox (xid, kind, payload)
    select (8 + n / 100)::text::xid8, 'test.happened', jsonb_build_object('n', n) from generate_series(0, 399) n
    order by n`.execute(connections.db)
  const seen: number[] = []
  await aProcess((outbox) => outbox.listen('all', collect(seen)))
  await vi.waitFor(() => expect(seen).toContain(399))
  expect(seen).toEqual(Array.from({ length: 400 }, (_, n) => n))
})

test('a listener without a handler for an event moves past it', async () => {
  const seen: number[] = []
  const app = await aProcess((outbox) => {
    outbox.listen('all', collect(seen))
    outbox.listen('others', {})
  })
  await transaction(app, happen(1))
  await vi.waitFor(() => expect(seen).toEqual([1]))
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select from outbox o where exists (select from outbox_positions p
        where (p.xid, p.id) < (o.xid, o.id))`.execute(connections.db)
      expect(rows).toHaveLength(0)
    },
    { timeout: 60_000, interval: 200 },
  )
})

test('a late commit’s event is not skipped', async () => {
  const seen: number[] = []
  const app = await aProcess((outbox) => outbox.listen('all', collect(seen)))
  const emitted = Promise.withResolvers<void>()
  const slow = transaction(app, async (tx) => {
    await happen(1)(tx)
    emitted.resolve()
    await sleep(300)
  })
  await emitted.promise
  await transaction(app, happen(2)) // a later id that commits first
  await slow
  await vi.waitFor(() => expect(seen).toEqual([1, 2]))
})

test('consecutive events are handled together, and one failure does not affect the others', async () => {
  const handled: number[][] = []
  let failures = 2
  const app = await aProcess((outbox) =>
    outbox.listen('all', {
      'test.happened': batchHandler(async (events: readonly { n: number }[]) => {
        const numbers = events.map(({ n }) => n)
        if (numbers.includes(2) && failures-- > 0) throw new Error('not now')
        handled.push(numbers)
      }),
    }),
  )
  const happenAll = (...numbers: number[]) =>
    transaction(app, (tx) =>
      emitAll(
        tx,
        'test.happened',
        numbers.map((n) => ({ n })),
      ),
    )
  await happenAll(1, 2, 3)
  await withoutPauses(() => expect(handled).toEqual([[1], [3], [2]]))
  await happenAll(4, 5, 6)
  await vi.waitFor(() => expect(handled.at(-1)).toEqual([4, 5, 6]))
})

test('two processes share a listener’s work, and each follower gets every event', async () => {
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
  await vi.waitFor(() => expect([first, second, shared].map(sorted)).toEqual([numbers, numbers, numbers]))
})

test('an event is handled once, even when reading the listener’s position is slow', async () => {
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
  await vi.waitFor(() => expect(seen).toEqual(expect.arrayContaining(numbers)))
  expect(seen).toEqual(numbers)
})

test('hanging and failing listeners delay no others', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const seen: number[] = []
  const app = await aProcess((outbox) => {
    outbox.listen('hanging', { 'test.happened': () => released })
    outbox.listen('failing', { 'test.happened': () => Promise.reject(new Error('no')) })
    outbox.listen('others', collect(seen))
  })
  await transaction(app, happen(1))
  await vi.waitFor(() => expect(seen).toEqual([1]))
  await transaction(app, happen(2))
  await vi.waitFor(() => expect(seen).toEqual([1, 2]))
  release()
})

test('busy listeners hold no connection that their handlers need', async () => {
  const pool = openDatabase(database.url, log, 1)
  const names = ['first', 'second', 'third']
  const { promise: allBusy, resolve: begin } = Promise.withResolvers<void>()
  const [busy, done]: [string[], string[]] = [[], []]
  const notifications = createNotifications(database.url, log)
  const jobs = createJobs(database.url, log)
  const outbox = createOutbox(pool.db, notifications, jobs, log)
  for (const name of names)
    outbox.listen(name, {
      'test.happened': async () => {
        if (busy.push(name) === names.length) begin()
        await allBusy
        await sql`select 1`.execute(pool.db)
        done.push(name)
      },
    })
  await Promise.all([notifications.start(), jobs.start()])
  await outbox.start()
  running.push({ outbox, notifications, jobs })
  await transaction({ db: pool.db, outbox }, happen(1))
  await vi.waitFor(() => expect(done.toSorted()).toEqual(names), 5_000)
  await outbox.stop()
  await pool.close()
})

test('a listener that lost its lock moves no position back and stores no failure twice', async () => {
  const relay = await relayTo(database.url)
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const notifications = createNotifications(relay.url, log)
  const jobs = createJobs(database.url, log)
  const outbox = createOutbox(connections.db, notifications, jobs, log)
  let tries = 0
  outbox.listen('shared', {
    'test.happened': async () => {
      if (tries++ > 0) return
      await released
      throw new Error('no')
    },
  })
  await Promise.all([notifications.start(), jobs.start()])
  await outbox.start()
  running.push({ outbox, notifications, jobs })
  await transaction({ db: connections.db, outbox }, happen(1))
  await vi.waitFor(() => expect(tries).toBe(1))
  relay.cut()
  const seen: number[] = []
  const other = await aProcess((others) => others.listen('shared', collect(seen)))
  for (const n of [2, 3]) await transaction(other, happen(n))
  await vi.waitFor(() => expect(seen).toEqual([1, 2, 3]), 15_000)
  release()
  await outbox.stop()
  await transaction(other, happen(4))
  await vi.waitFor(() => expect(seen).toEqual([1, 2, 3, 4]))
  expect(await failedEvents(connections.db)).toBe(0)
  await relay.close()
})

test('a listener continues where it stopped, including events in between', async () => {
  const seen: number[] = []
  const app = await aProcess((outbox) => outbox.listen('all', collect(seen)))
  await transaction(app, happen(1))
  await vi.waitFor(() => expect(seen).toEqual([1]))
  await app.outbox.stop()
  await transaction(app, happen(2))
  await aProcess((outbox) => outbox.listen('all', collect(seen)))
  await vi.waitFor(() => expect(seen).toEqual([1, 2]))
})

const failedEvents = async (db: Connections['db']) =>
  (await db.selectFrom('dead_letters').select('id').execute()).length

/** Creates a listener that fails on the first event while `broken` is set. */
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

test('an event that cannot be handled blocks no others, and is retried until its fifth failure', async () => {
  const { state, register } = aPickyListener()
  const app = await aProcess(register)
  for (const n of [1, 2]) await transaction(app, happen(n))
  await vi.waitFor(() => expect(state.seen).toEqual([2]))
  expect(state.tries).toBe(1)
  await withoutPauses(async () => expect(await countDeadLetters(app.db)).toBe(1))
  expect(state.tries).toBe(5)
})

test('a failed event is handled as soon as its listener can, after growing pauses', async () => {
  const { state, register } = aPickyListener()
  const app = await aProcess(register)
  await transaction(app, happen(1))
  const pauses = async () =>
    (
      await sql<{
        pause: number
      }>`select extract(epoch from start_after - now())::float as pause from pgboss.job
        where name = 'outbox.picky' and state = 'retry'`.execute(app.db)
    ).rows[0]?.pause ?? 0
  await vi.waitFor(async () => expect(await pauses()).toBeGreaterThan(2))
  const first = await pauses()
  await sql`update pgboss.job set start_after = now() where name = 'outbox.picky'`.execute(app.db)
  await vi.waitFor(async () => {
    expect(state.tries).toBe(3)
    expect(await pauses()).toBeGreaterThan(first)
  })
  expect(await countDeadLetters(app.db)).toBe(0)
  state.broken = false
  await withoutPauses(() => expect(state.seen).toEqual([1]))
  await vi.waitFor(async () => expect(await failedEvents(app.db)).toBe(0))
})

test('an event that failed five times is kept with its error and without private data, and can be handled later', async () => {
  const { state, register } = aPickyListener()
  const app = await aProcess(register)
  for (const n of [1, 2]) await transaction(app, happen(n))
  await withoutPauses(async () => expect(await countDeadLetters(app.db)).toBe(1))
  const [letter] = await deadLetters(app.db)
  expect(letter).toMatchObject({ listener: 'picky', kind: 'test.happened', payload: { n: 1 }, attempts: 5 })
  expect(letter?.error).toMatch(/^TypeError at platform\/outbox\.test\.ts:\d+$/)
  const { rows: kept } = await sql<{
    job: string
  }>`select row_to_json(j)::text as job from pgboss.job j`.execute(app.db)
  expect(kept.map(({ job }) => job).join()).not.toContain('amara')

  const id = letter?.id ?? 0
  await requestRetry(app.db, app.jobs, id)
  const settled = async () => expect(await failedEvent(app.db, id)).toMatchObject({ retry_requested: false })
  await vi.waitFor(settled)
  expect(await failedEvent(app.db, id)).toMatchObject({ attempts: 6 })
  state.broken = false
  await requestRetry(app.db, app.jobs, id)
  await vi.waitFor(async () => expect(await countDeadLetters(app.db)).toBe(0))
  expect(state.seen).toEqual([2, 1])
})

test('a retry requested while no server ran happens at the next start', async () => {
  const { state, register } = aPickyListener()
  const app = await aProcess(register)
  await transaction(app, happen(1))
  await withoutPauses(async () => expect(await countDeadLetters(app.db)).toBe(1))
  await app.outbox.stop()
  await app.jobs.stop()
  state.broken = false
  const operator = createJobs(database.url, log)
  await operator.start()
  await requestRetry(app.db, operator, (await deadLetters(app.db))[0]?.id ?? 0)
  await operator.stop()
  await aProcess(register)
  await vi.waitFor(() => expect(state.seen).toEqual([1]))
})

test('a retry requested twice while no server ran happens once', async () => {
  let [isBroken, handled] = [true, 0]
  const register = (outbox: Outbox) =>
    outbox.listen('slow', {
      'test.happened': async () => {
        if (isBroken) throw new Error('not yet')
        handled += 1
        await sleep(1_000)
      },
    })
  const app = await aProcess(register)
  await transaction(app, happen(1))
  await withoutPauses(async () => expect(await countDeadLetters(app.db)).toBe(1))
  await app.outbox.stop()
  await app.jobs.stop()
  isBroken = false
  const operator = createJobs(database.url, log)
  await operator.start()
  const id = (await deadLetters(app.db))[0]?.id ?? 0
  for (let asked = 0; asked < 2; asked++) expect(await requestRetry(app.db, operator, id)).toBe(true)
  await operator.stop()
  const { jobs } = await aProcess(register)
  await vi.waitFor(async () => expect(await failedEvents(app.db)).toBe(0))
  await jobs.stop()
  expect(handled).toBe(1)
})

test('an event with lost retries is a dead letter after an hour', async () => {
  const { register } = aPickyListener()
  const app = await aProcess(register)
  await transaction(app, happen(1))
  await vi.waitFor(async () => expect(await failedEvents(app.db)).toBe(1))
  await app.jobs.stop()
  expect(await countDeadLetters(app.db)).toBe(0)
  await sql`update dead_letters set failed_at = now() - interval '61 minutes'`.execute(app.db)
  expect(await countDeadLetters(app.db)).toBe(1)
})

test('an event with an unstorable failure is not skipped', async () => {
  await sql`alter table dead_letters rename to elsewhere`.execute(connections.db)
  const { state, register } = aPickyListener()
  const app = await aProcess(register)
  await transaction(app, happen(1))
  await vi.waitFor(() => expect(state.tries).toBeGreaterThan(2))
  await sql`alter table elsewhere rename to dead_letters`.execute(connections.db)
  await withoutPauses(async () => expect(await countDeadLetters(app.db)).toBe(1))
})

test('no event is lost during a database outage', async () => {
  const relay = await relayTo(database.url)
  const viaRelay = openDatabase(relay.url, log)
  const notifications = createNotifications(relay.url, log)
  const outbox = createOutbox(viaRelay.db, notifications, createJobs(relay.url, log), log)
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
  await vi.waitFor(() => expect(isCut).toBe(true))
  await sleep(3_000)
  expect(seen).toEqual([])
  relay.restore()
  await vi.waitFor(() => expect(seen).toEqual([1, 2, 3]))
  await outbox.stop()
  await notifications.stop()
  await viaRelay.close()
  await relay.close()
})

test('a conflicting transaction is retried at most three times, other failures never', async () => {
  const app = { db: connections.db, outbox: (await aProcess(() => {})).outbox }
  const failing = async (code: string, failures: number) => {
    let runs = 0
    const done = retriedTransaction(app, async (tx) => {
      await emit(tx, 'test.happened', { n: 4711 })
      if (runs++ < failures)
        await sql`do ${sql.lit(`begin raise exception 'no' using errcode = '${code}'; end`)}`.execute(tx)
    })
    const result = await done.then(
      () => 'done',
      () => 'failed',
    )
    return [result, runs]
  }
  for (const code of ['40P01', '40001', '23505', '23503']) {
    expect(await failing(code, 2)).toEqual(['done', 3])
    expect(await failing(code, 3)).toEqual(['failed', 3])
  }
  expect(await failing('22012', 1)).toEqual(['failed', 1])
  const kept = await connections.db
    .selectFrom('outbox')
    .select('id')
    .where('kind', '=', 'test.happened')
    .execute()
  expect(kept).toHaveLength(4) // the earlier attempts are rolled back
})
