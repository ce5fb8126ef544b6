import type { Db } from './db.ts'
import { counter } from './metrics.ts'

/** The notifications that a message tells a member of. */
export interface NewsOf {
  memberId: string
  notificationIds: readonly string[]
  /** When it was decided that it goes out, in milliseconds since 1970. */
  decidedAt: number
}

/** Whether a message that has waited may go out: now, never, or not before a time. */
export type Opening = 'now' | 'never' | Date

/** Asks at the moment of sending whether news is still news, which features know. */
export type AskAgain = (db: Db, channel: 'push' | 'mail' | 'sms', news: NewsOf) => Promise<Opening>

const expired = counter(
  'messages_expired_total',
  'Mails and text messages whose code or link had expired before their gateway took them, by queue',
  ['queue'],
)

/** Whether nobody could use a message any more; it is counted then. @param until milliseconds since 1970 */
export function hasExpired(queue: 'send-mail' | 'send-sms', until: number | undefined, now: Date): boolean {
  if (until === undefined || now.getTime() < until) return false
  expired.inc({ queue })
  return true
}

/** Whole seconds from now, at least one. */
export const secondsUntil = (then: Date, now: Date): number =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000))
