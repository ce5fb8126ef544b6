import { setTimeout as sleep } from 'node:timers/promises'
import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
import { createBatcher } from './batcher.ts'
import type { ClientClass } from './circuit-breaker.ts'
import { CONNECTION, LimitedClient } from './database-client.ts'
import type { Tx } from './db.ts'
import type { Log } from './log.ts'
import { counter } from './metrics.ts'

interface DefineOptions {
  cron?: string
  oneWaiting?: boolean
  /** How many are taken from the queue together; 20 by default. */
  atOnce?: number
  /** A scheduled job that is also added by hand, and then has to run at once. */
  isUrgent?: boolean
  /** How long it is tried again; about five minutes by default. */
  patience?: keyof typeof RETRIES
  /** How long an attempt may take, in seconds; 90 by default. */
  timeout?: number
}

/** Work that is scheduled or may need retries; pg-boss keeps it in PostgreSQL. */
export interface Jobs {
  /**
   * Registers the rule behind a job name. `cron` runs it by the clock (UTC), otherwise it waits for `add`. With
   * `oneWaiting`, a job is not added while one with the same key has not begun.
   */
  define(name: string, run: (data: never) => Promise<void>, options?: DefineOptions): void
  /**
   * Adds a job, to run `after` some seconds, in a transaction when one is given. It is tried again with growing
   * pauses until it succeeds; when its patience is used up, it is given up, which is counted.
   */
  add(name: string, data: object, options?: { after?: number; key?: string; tx?: Tx }): Promise<void>
  /** Asks for a job for each of these, in the transaction. */
  addAll(name: string, data: readonly object[], tx: Tx): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

/** Each pause is up to twice as long as the one before, `retryDelayMax` seconds at most. */
const RETRIES = {
  minutes: { retryLimit: 5, retryDelay: 5, retryBackoff: true },
  /** About eight: for what is lost if somebody else's server is away for a night. */
  hours: { retryLimit: 24, retryDelay: 5, retryBackoff: true, retryDelayMax: 30 * 60 },
}
const TIMEOUT = 90
/** The queue takes a job for dead so much later than the job itself: it would run once more beside the first attempt. Seconds. */
const GRACE = 30
/** A finished job is forgotten after a day: mails carry addresses. */
const DELETE_AFTER = 24 * 60 * 60

/**
 * Seconds between two looks into a queue. There are some fifty, and each look is a statement: what the clock alone adds,
 * at most once a minute, can wait.
 */
const LOOK_EVERY = { urgent: 0.5, byClock: 15 }

/** Not `job`: Prometheus has a label of that name for whom it asks. */
const failures = counter('job_failures_total', 'Attempts at a job that failed, by its queue', ['queue'])
const givenUp = counter('jobs_given_up_total', 'Jobs that failed until their last attempt, by queue', [
  'queue',
])

/** As many as any queue hands out at once. */
const SETTLING = {
  itemsMax: 200,
  waitingMax: Number.POSITIVE_INFINITY,
  concurrency: 1,
  busy: () => new Error('busy'),
}

export function createJobs(url: string, log: Log, Client: ClientClass = LimitedClient): Jobs {
  const pool = {
    ...CONNECTION,
    connectionString: url,
    max: 3,
    statement_timeout: 60_000,
    application_name: 'ndoa-jobs',
    Client,
  }
  const boss = new PgBoss(pool) // it hands all of this to its pool
  const starters: ((present: ReadonlyMap<string, number | undefined>) => Promise<void>)[] = []
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported a problem'))

  async function work(
    name: string,
    run: (data: never) => Promise<void>,
    present: ReadonlyMap<string, number | undefined>,
    {
      cron,
      oneWaiting = false,
      atOnce = 20,
      isUrgent = cron === undefined,
      patience = 'minutes',
      timeout = TIMEOUT,
    }: DefineOptions = {},
  ) {
    const times = { expireInSeconds: timeout + GRACE, ...RETRIES[patience] }
    if (!present.has(name))
      await boss.createQueue(name, {
        ...times,
        deleteAfterSeconds: DELETE_AFTER,
        policy: oneWaiting ? 'short' : 'standard',
      })
    else if (patience !== 'minutes' || present.get(name) !== times.expireInSeconds)
      await boss.updateQueue(name, times) // an earlier release made the queue
    givenUp.inc({ queue: name }, 0) // the first one is an increase
    const options = {
      includeMetadata: true as const,
      pollingIntervalSeconds: isUrgent ? LOOK_EVERY.urgent : LOOK_EVERY.byClock,
      batchSize: atOnce,
      burstWhenBatchFull: true, // no pause while there is more
    }
    const complete = createBatcher(async (jobs: JobWithMetadata<never>[]) => {
      await boss.complete(name, jobs)
      return jobs.map(() => undefined)
    }, SETTLING)
    await boss.work<never, unknown, typeof options>(name, options, async (jobs) => {
      await Promise.all(
        jobs.map(async (job) => {
          const error = await faultOf(run(job.data), timeout)
          return error === null ? complete(job) : fail(name, job, error)
        }),
      )
    })
    if (cron) await boss.schedule(name, cron)
  }

  /** Each job of a batch succeeds or fails alone and at once: a mail is not sent again because its neighbour failed or stalls. */
  async function fail(name: string, job: JobWithMetadata<never>, error: unknown) {
    failures.inc({ queue: name })
    const isLast = job.retryCount >= job.retryLimit
    if (isLast) givenUp.inc({ queue: name })
    const becomes = isLast ? 'is given up' : 'will be tried again'
    log.error({ err: error, job: name }, `a job failed and ${becomes}`)
    await boss.fail(name, [job])
  }

  return {
    define: (name, run, options) => starters.push((present) => work(name, run, present, options)),
    async add(name, data, { after = 0, key, tx } = {}) {
      await boss.send(name, data, {
        startAfter: after,
        ...(key !== undefined && { singletonKey: key }),
        ...(tx && { db: fromKysely(tx) }),
      })
    },
    async addAll(name, data, tx) {
      const jobs = data.map((one) => ({ data: one }))
      if (jobs.length > 0) await boss.insert(name, jobs, { db: fromKysely(tx) })
    },
    async start() {
      await boss.start()
      const queues = await boss.getQueues()
      const present = new Map(queues.map(({ name, expireInSeconds }) => [name, expireInSeconds]))
      await Promise.all(starters.map((start) => start(present)))
    },
    stop: () => boss.stop({ graceful: true, timeout: 3_000 }),
  }
}

/** @returns why work failed, also that it takes too long; null when it is done. @param timeout seconds */
async function faultOf(work: Promise<void>, timeout: number): Promise<unknown> {
  const done = new AbortController()
  const late = sleep(timeout * 1_000, undefined, { signal: done.signal }).then(() => {
    throw new Error(`It took longer than ${timeout} seconds.`)
  })
  try {
    await Promise.race([work, late])
    return null
  } catch (error) {
    return error ?? new Error('It failed without a reason.')
  } finally {
    late.catch(() => {})
    done.abort()
  }
}
