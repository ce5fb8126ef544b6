import type { App } from '../../../platform/app.ts'

/** Milliseconds after which an unread message is due for a notification. */
export const UNREAD_DELAY = 28_000
export const NOTIFY_UNREAD = 'tell-of-unread'

/** Schedules at most one check per second; a periodic check covers lost jobs within a minute. */
export function createFollowUp({ jobs, clock, log }: Pick<App, 'jobs' | 'clock' | 'log'>): () => void {
  let scheduledSecond = 0
  return () => {
    const now = clock.now().getTime()
    const second = Math.ceil((now + UNREAD_DELAY) / 1000)
    if (second === scheduledSecond) return
    scheduledSecond = second
    jobs
      .add(NOTIFY_UNREAD, {}, { after: second - Math.floor(now / 1000), key: String(second) })
      .catch((error: unknown) => log.warn({ err: error }, 'unread messages are looked at later'))
  }
}
