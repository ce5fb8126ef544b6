import { fromKysely, type JobWithMetadata, PgBoss } from 'pg-boss'
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
/** A finished job is forgotten after a day: mails carry addresses. */
const QUEUE = { expireInSeconds: 120, deleteAfterSeconds: 24 * 60 * 60 }

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

type Attempt = Pick<JobWithMetadata, 'id' | 'retryCount' | 'retryLimit'>

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
  const starters: ((present: ReadonlySet<string>) => Promise<void>)[] = []
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported a problem'))

  async function work(
    name: string,
    run: (data: never) => Promise<void>,
    present: ReadonlySet<string>,
    {
      cron,
      oneWaiting = false,
      atOnce = 20,
      isUrgent = cron === undefined,
      patience = 'minutes',
    }: DefineOptions = {},
  ) {
    if (!present.has(name))
      await boss.createQueue(name, {
        ...QUEUE,
        ...RETRIES[patience],
        policy: oneWaiting ? 'short' : 'standard',
      })
    else if (patience !== 'minutes') await boss.updateQueue(name, RETRIES[patience]) // an earlier release made the queue
    givenUp.inc({ queue: name }, 0) // the first one is an increase
    const options = {
      includeMetadata: true as const,
      pollingIntervalSeconds: isUrgent ? LOOK_EVERY.urgent : LOOK_EVERY.byClock,
      batchSize: atOnce,
      burstWhenBatchFull: true, // no pause while there is more
      perJobResults: true as const,
    }
    await boss.work<never, unknown, typeof options>(name, options, (jobs) =>
      Promise.all(jobs.map((job) => outcomeOf(name, job, run(job.data)))),
    )
    if (cron) await boss.schedule(name, cron)
  }

  /** Each job of a batch succeeds or fails alone: a mail is not sent again because its neighbour failed. */
  async function outcomeOf(name: string, { id, retryCount, retryLimit }: Attempt, work: Promise<void>) {
    try {
      await work
      return { id, status: 'completed' as const }
    } catch (error) {
      failures.inc({ queue: name })
      const isLast = retryCount >= retryLimit
      if (isLast) givenUp.inc({ queue: name })
      const becomes = isLast ? 'is given up' : 'will be tried again'
      log.error({ err: error, job: name }, `a job failed and ${becomes}`)
      return { id, status: 'failed' as const }
    }
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
      const present = new Set((await boss.getQueues()).map(({ name }) => name))
      await Promise.all(starters.map((start) => start(present)))
    },
    stop: () => boss.stop({ graceful: true, timeout: 3_000 }),
  }
}
