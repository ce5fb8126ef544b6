import type { DeliveryChannel, DeliveryKind, QuietHours } from '@ndoa/contract/notifications/deliveries'
import { endOfQuiet } from './local-time.ts'

/** Members cannot turn off safety news. */
export type NewsKind = DeliveryKind | 'safety'
export type SkipReason =
  | 'read'
  | 'active'
  | 'told'
  | 'unwanted'
  | 'no_address'
  | 'paused'
  | 'late'
  | 'ceiling'
  | 'pushed'
export type HoldReason = 'quiet' | 'window' | 'ceiling' | 'pushed' | 'told' | 'visible'

/** Times are in milliseconds since 1970. */
export interface Waiting {
  id: number
  kind: NewsKind
  newsAt: number
  readyAt: number
  dueAt: number
  isUnread: boolean
  toldAt: Partial<Record<DeliveryChannel, number>>
}

export interface Sent {
  kinds: readonly NewsKind[]
  at: number
}

export interface Receiver {
  channel: DeliveryChannel
  zone: string
  quiet: QuietHours
  /** The last page view or action; a page that is merely open doesn't count. */
  lastActiveAt: number
  isLooking: boolean
  address: 'there' | 'none' | 'paused'
  hasPush: boolean
  wants: (kind: NewsKind) => boolean
  /** Maximum text messages in 30 days. */
  textAlerts: number
  sent: readonly Sent[]
}

export interface Decision {
  skip: { id: number; reason: SkipReason }[]
  hold: { id: number; reason: HoldReason; until: number }[]
  send: number[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

export const READY_AFTER: Record<DeliveryChannel, number> = {
  push: 30_000,
  mail: 15 * MINUTE,
  sms: 75 * MINUTE,
}
const windowOf = (kind: NewsKind) => (kind === 'like' ? DAY : 4 * HOUR)
const CEILINGS: Record<DeliveryChannel, { most: number; within: number }> = {
  push: { most: 6, within: DAY },
  mail: { most: 1, within: DAY },
  sms: { most: 1, within: DAY },
}
const LATE = 6 * HOUR
const AFTER_PUSH = 15 * MINUTE
const AFTER_MAIL = READY_AFTER.sms - READY_AFTER.mail
const AFTER_NIGHT: Record<DeliveryChannel, number> = { push: 0, mail: AFTER_PUSH, sms: READY_AFTER.sms }
/**
 * Milliseconds. A crashed page looks visible until it misses a heartbeat; a page that is still visible this long after
 * the news arrived was really open then.
 */
const PAGE_CONFIRMED_AFTER = MINUTE
const CHANNELS_BY_INTRUSIVENESS: readonly DeliveryChannel[] = ['push', 'mail', 'sms']

/**
 * Decides only when news falls due, so that read news is never sent. A message also includes news held for its window.
 */
export function decide(receiver: Receiver, waiting: readonly Waiting[], now: number): Decision {
  const decision: Decision = { skip: [], hold: [], send: [] }
  const ready: Waiting[] = []
  for (const news of waiting) {
    if (news.readyAt > now) continue
    const reason = reasonToSkip(receiver, news, now)
    if (reason) decision.skip.push({ id: news.id, reason })
    else ready.push(news)
  }
  if (!ready.some((news) => news.dueAt <= now)) return decision
  const waits = ready.map((news) => ({ id: news.id, wait: waitOf(receiver, news, now) }))
  const sends = waits.some(({ wait }) => !wait)
  for (const { id, wait } of waits) {
    if (!wait || (sends && wait.reason === 'window')) decision.send.push(id)
    else decision.hold.push({ id, ...wait })
  }
  return decision
}

function reasonToSkip(receiver: Receiver, news: Waiting, now: number): SkipReason | null {
  const { channel } = receiver
  if (!news.isUnread) return 'read'
  if (!receiver.wants(news.kind)) return 'unwanted'
  if (receiver.address === 'paused') return 'paused'
  if (receiver.address === 'none') return 'no_address'
  if (wasSeen(receiver, news, now)) return 'active'
  if (channel === 'sms' && receiver.hasPush) return 'pushed'
  if (
    CHANNELS_BY_INTRUSIVENESS.slice(CHANNELS_BY_INTRUSIVENESS.indexOf(channel) + 1).some(
      (louder) => news.toldAt[louder],
    )
  )
    return 'told'
  if (now - news.dueAt > LATE) return 'late'
  if (channel === 'sms' && ceilingUntil(receiver, now) > now) return 'ceiling'
  return null
}

const wasSeen = ({ lastActiveAt, isLooking }: Receiver, { newsAt }: Waiting, now: number) =>
  lastActiveAt > newsAt || (isLooking && now >= newsAt + PAGE_CONFIRMED_AFTER)

function waitOf(
  receiver: Receiver,
  news: Waiting,
  now: number,
): { reason: HoldReason; until: number } | null {
  const { quiet, zone, channel } = receiver
  if (receiver.isLooking) return { reason: 'visible', until: news.newsAt + PAGE_CONFIRMED_AFTER }
  const quietUntil = endOfQuiet(quiet, zone, now)
  if (quietUntil > now) return { reason: 'quiet', until: quietUntil + AFTER_NIGHT[channel] }
  if (channel === 'sms') {
    const morning = endOfQuiet(quiet, zone, news.newsAt) + READY_AFTER.sms
    if (morning > now) return { reason: 'quiet', until: morning }
    const mailSeenUntil = (news.toldAt.mail ?? 0) + AFTER_MAIL
    if (mailSeenUntil > now) return { reason: 'told', until: mailSeenUntil }
  }
  const pushSeenUntil = (news.toldAt.push ?? 0) + AFTER_PUSH
  if (channel === 'mail' && pushSeenUntil > now) return { reason: 'pushed', until: pushSeenUntil }
  if (news.kind === 'safety') return null
  const ceiling = ceilingUntil(receiver, now)
  if (ceiling > now) return { reason: 'ceiling', until: ceiling }
  const window = windowUntil(receiver, news.kind)
  return window > now ? { reason: 'window', until: window } : null
}

function ceilingUntil({ channel, sent, textAlerts }: Receiver, now: number): number {
  const counted = sent.filter(({ kinds }) => kinds.some((kind) => kind !== 'safety'))
  const ceilings = [CEILINGS[channel], ...(channel === 'sms' ? [{ most: textAlerts, within: 30 * DAY }] : [])]
  const ends = ceilings.map(({ most, within }) => {
    const recent = counted.filter(({ at }) => at > now - within).sort((a, b) => a.at - b.at)
    const oldest = recent[recent.length - most]
    return oldest ? oldest.at + within : 0
  })
  return Math.max(...ends)
}

function windowUntil({ sent, lastActiveAt }: Receiver, kind: NewsKind): number {
  const last = Math.max(0, ...sent.filter(({ kinds }) => kinds.includes(kind)).map(({ at }) => at))
  return lastActiveAt > last ? 0 : last + windowOf(kind)
}
