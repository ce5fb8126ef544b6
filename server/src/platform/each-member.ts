import PQueue from 'p-queue'
import type { App } from './app.ts'
import { counter } from './metrics.ts'

const failures = counter(
  'member_failures_total',
  'Members with whom the work of a job failed, by its queue',
  ['queue'],
)

/** Work for each member, in the order of their ids. */
export interface EachMember<Member extends { id: string }> {
  /** The name of its job. */
  name: string
  /** @param after the last member of the page before */
  page: (after: string | null, limit: number) => Promise<Member[]>
  /** May run twice for a member, without harm. */
  handle: (member: Member) => Promise<void>
  /** Members read at once. */
  atOnce?: number
  /** Milliseconds, fewer than a job may take, until another one continues. */
  stretch?: number
}

/** Members handled at the same time. */
const CONCURRENCY = 4

/**
 * A failure with one member is no reason to keep the others waiting.
 * @returns the last member who was handled when its time is over; null when nobody is left
 */
export async function eachMember<Member extends { id: string }>(
  { log }: Pick<App, 'log'>,
  { name, page, handle, atOnce = 200, stretch = 60_000 }: EachMember<Member>,
  begin: string | null = null,
): Promise<string | null> {
  const end = performance.now() + stretch
  const queue = new PQueue({ concurrency: CONCURRENCY })
  const tryOne = (member: Member) => async () => {
    try {
      await handle(member)
    } catch (error) {
      failures.inc({ queue: name })
      log.error({ err: error, job: name }, 'a job failed with one member; the others go on')
    }
  }
  for (let after = begin; ; ) {
    const members = await page(after, atOnce)
    await queue.addAll(members.map(tryOne))
    after = members.at(-1)?.id ?? null
    if (members.length < atOnce || performance.now() >= end) return members.length < atOnce ? null : after
  }
}

/** A job that goes through all members by the clock, and continues where its time was over. @param work for the time of its begin */
export function defineEachMember<Member extends { id: string }>(
  app: App,
  cron: string,
  work: (begun: Date) => EachMember<Member>,
): void {
  const { name } = work(app.clock.now())
  const run = async (progress: { after?: string; at?: number } | null) => {
    const at = progress?.at ?? app.clock.now().getTime()
    const after = await eachMember(app, work(new Date(at)), progress?.after)
    if (after) await app.jobs.add(name, { after, at })
  }
  app.jobs.define(name, run, { cron })
}
