import type { App } from '../../platform/app.ts'

/** How long a message may wait to be read before a notification is written; it is sent after half a minute. Milliseconds. */
export const MESSAGE_WAITS = 28_000
/** The job that looks for messages that are unread after that. Notifications define it. */
export const TELL_OF_UNREAD = 'tell-of-unread'

/**
 * Asks for a look at unread messages, once for all that are sent within a second. It holds nobody up; a look that is lost
 * is made up for by the clock, within a minute.
 */
export function createFollowUp({ jobs, clock, log }: Pick<App, 'jobs' | 'clock' | 'log'>): () => void {
  let asked = 0
  return () => {
    const now = clock.now().getTime()
    const second = Math.ceil((now + MESSAGE_WAITS) / 1000)
    if (second === asked) return
    asked = second
    jobs
      .add(TELL_OF_UNREAD, {}, { after: second - Math.floor(now / 1000), key: String(second) })
      .catch((error: unknown) => log.warn({ err: error }, 'unread messages are looked at later'))
  }
}
