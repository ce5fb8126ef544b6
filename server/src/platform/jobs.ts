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
  atOnce?: number
  /** For scheduled jobs that must run at once when staff start them. */
  isUrgent?: boolean
  retryFor?: keyof typeof RETRIES
  /** Seconds per attempt; 90 by default. */
  timeout?: number
}

export interface Jobs {
  /** `cron` is in UTC. `oneWaiting` skips a job while another with its key is waiting. */
  define(name: string, run: (data: never) => Promise<void>, options?: DefineOptions): void
  /** Failed jobs are retried at growing intervals (`retryFor`). `after` is in seconds. Joins `tx` if there is one. */
  add(name: string, data: object, options?: { after?: number; key?: string; tx?: Tx }): Promise<void>
  addAll(name: string, data: readonly object[], tx: Tx): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

const RETRIES = {
  minutes: { retryLimit: 5, retryDelay: 5, retryBackoff: true },
  /** About eight hours, for an external server that is down overnight. */
  hours: { retryLimit: 24, retryDelay: 5, retryBackoff: true, retryDelayMax: 30 * 60 },
}
const TIMEOUT = 90
/** Seconds that pg-boss waits beyond our own timeout, so that a retry never overlaps the first attempt. */
const GRACE = 30
/** Seconds. Finished jobs are deleted, because mails contain addresses. */
const DELETE_AFTER = 24 * 60 * 60

/** Scheduled queues poll rarely, because each of some fifty queues costs a query per poll. */
const POLLING_SECONDS = { urgent: 0.5, byClock: 15 }

/** Not `job`: Prometheus uses that label for its scrape targets. */
const failures = counter('job_failures_total', 'Attempts at a job that failed, by its queue', ['queue'])
const givenUp = counter('jobs_given_up_total', 'Jobs that failed until their last attempt, by queue', [
  'queue',
])

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
  const boss = new PgBoss(pool)
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
      retryFor = 'minutes',
      timeout = TIMEOUT,
    }: DefineOptions = {},
  ) {
    const times = { expireInSeconds: timeout + GRACE, ...RETRIES[retryFor] }
    if (!present.has(name))
      await boss.createQueue(name, {
        ...times,
        deleteAfterSeconds: DELETE_AFTER,
        policy: oneWaiting ? 'short' : 'standard',
      })
    else if (retryFor !== 'minutes' || present.get(name) !== times.expireInSeconds)
      await boss.updateQueue(name, times)
    givenUp.inc({ queue: name }, 0) // so that Prometheus sees the first failure as an increase
    const options = {
      includeMetadata: true as const,
      pollingIntervalSeconds: isUrgent ? POLLING_SECONDS.urgent : POLLING_SECONDS.byClock,
      batchSize: atOnce,
      burstWhenBatchFull: true,
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

  /** The jobs of a batch fail individually, so that one failed or stalled mail does not resend the others. */
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
