import PQueue from 'p-queue'
import type { App } from './app.ts'
import { counter } from './metrics.ts'

const failures = counter(
  'member_failures_total',
  'Members with whom the work of a job failed, by its queue',
  ['queue'],
)

export interface EachMember<Member extends { id: string }> {
  name: string
  page: (after: string | null, limit: number) => Promise<Member[]>
  /** Must be idempotent, because it may run twice for a member. */
  handle: (member: Member) => Promise<void>
  atOnce?: number
  /** Milliseconds after which another job continues the work; must be below the job timeout. */
  stretch?: number
}

const CONCURRENCY = 4

export async function eachMember<Member extends { id: string }>(
  { log }: Pick<App, 'log'>,
  { name, page, handle, atOnce = 200, stretch = 60_000 }: EachMember<Member>,
  begin: string | null = null,
): Promise<string | null> {
  const end = performance.now() + stretch
  const queue = new PQueue({ concurrency: CONCURRENCY })
  const tryAll = async (members: Member[], failed: (member: Member, error: unknown) => void) => {
    const tryOne = (member: Member) => async () => {
      try {
        await handle(member)
      } catch (error) {
        failed(member, error)
      }
    }
    await queue.addAll(members.map(tryOne))
  }
  const giveUp = (_: Member, error: unknown) => {
    failures.inc({ queue: name })
    log.error({ err: error, job: name }, 'a job failed with one member; the others go on')
  }
  for (let after = begin; ; ) {
    const members = await page(after, atOnce)
    const again: Member[] = []
    await tryAll(members, (member) => again.push(member))
    await tryAll(again, giveUp)
    after = members.at(-1)?.id ?? null
    if (members.length < atOnce || performance.now() >= end) return members.length < atOnce ? null : after
  }
}

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
