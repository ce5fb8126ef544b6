import type { Db } from './db.ts'
import { counter } from './metrics.ts'

export interface NewsOf {
  memberId: string
  notificationIds: readonly string[]
  /** Milliseconds since 1970 when the server decided to send the message. */
  decidedAt: number
}

export type Opening = 'now' | 'never' | Date

/** Called just before sending: asks features whether the news is still current. */
export type RecheckNews = (db: Db, channel: 'push' | 'mail' | 'sms', news: NewsOf) => Promise<Opening>

const expired = counter(
  'messages_expired_total',
  'Mails and text messages whose code or link had expired before their gateway took them, by queue',
  ['queue'],
)

export function hasExpired(queue: 'send-mail' | 'send-sms', until: number | undefined, now: Date): boolean {
  if (until === undefined || now.getTime() < until) return false
  expired.inc({ queue })
  return true
}

export const secondsUntil = (then: Date, now: Date): number =>
  Math.max(1, Math.ceil((then.getTime() - now.getTime()) / 1000))
