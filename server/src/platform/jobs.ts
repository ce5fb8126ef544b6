import { PgBoss } from 'pg-boss'
import type { Log } from './log.ts'

/** Work that is timed or may have to be tried again; pg-boss keeps it in PostgreSQL. */
export interface Jobs {
  /** Registers the rule behind a job name. `cron` runs it by the clock (UTC), otherwise it waits for `add`. */
  define(name: string, run: (data: never) => Promise<void>, options?: { cron?: string }): void
  /** Asks for a job; it is tried again with growing pauses until it succeeds or has failed five times. */
  add(name: string, data: object): Promise<void>
  start(): Promise<void>
  stop(): Promise<void>
}

const RETRY = { retryLimit: 5, retryDelay: 5, retryBackoff: true, expireInSeconds: 120 }

export function createJobs(url: string, log: Log): Jobs {
  const boss = new PgBoss({ connectionString: url, max: 3, application_name: 'ndoa-jobs' })
  const starters: (() => Promise<void>)[] = []
  boss.on('error', (error) => log.warn({ err: error }, 'the job queue reported a problem'))

  async function work(name: string, run: (data: never) => Promise<void>, cron?: string) {
    await boss.createQueue(name, RETRY)
    await boss.work<never>(name, { pollingIntervalSeconds: 0.5, batchSize: 20 }, async (jobs) => {
      const results = await Promise.allSettled(jobs.map((job) => run(job.data)))
      const failed = results.find((result) => result.status === 'rejected')
      if (failed) {
        log.error({ err: failed.reason, job: name }, 'a job failed and will be tried again')
        throw failed.reason
      }
    })
    if (cron) await boss.schedule(name, cron)
  }

  return {
    define: (name, run, options) => starters.push(() => work(name, run, options?.cron)),
    async add(name, data) {
      await boss.send(name, data)
    },
    async start() {
      await boss.start()
      await Promise.all(starters.map((start) => start()))
    },
    stop: () => boss.stop({ graceful: true, timeout: 3_000 }),
  }
}
