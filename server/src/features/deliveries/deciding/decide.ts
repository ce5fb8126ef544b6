import type { DeliveryChannel, DeliveryKind, QuietHours } from '@ndoa/contract/deliveries'
import { endOfQuiet } from './local-time.ts'

/** Kinds of news: those that members choose, and safety, which they cannot switch off. */
export type NewsKind = DeliveryKind | 'safety'
/** Why something was not sent at all. */
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
/** Why something is held back. */
export type HoldReason = 'quiet' | 'window' | 'ceiling' | 'pushed' | 'told' | 'visible'

/** A piece of news that waits on a channel. Times are milliseconds since 1970. */
export interface Waiting {
  id: number
  kind: NewsKind
  newsAt: number
  readyAt: number
  dueAt: number
  /** Still unread and visible. */
  isUnread: boolean
  /** When the same news went out on other channels. */
  toldAt: Partial<Record<DeliveryChannel, number>>
}

/** One message that was sent on the channel. */
export interface Sent {
  kinds: readonly NewsKind[]
  at: number
}

/** All that a decision about one channel of a member needs to know. */
export interface Receiver {
  channel: DeliveryChannel
  zone: string
  quiet: QuietHours
  /** When they last looked at a page, or did something. A page that is merely open counts for nothing. */
  lastActiveAt: number
  /** Whether a page is in front of them now, as far as is known: see `SURE_AFTER`. */
  isLooking: boolean
  address: 'there' | 'none' | 'paused'
  /** Whether push reaches some device, so that no text message is due. */
  hasPush: boolean
  wants: (kind: NewsKind) => boolean
  /** Text messages in thirty days at most. */
  textAlerts: number
  /** Of the last 30 days. */
  sent: readonly Sent[]
}

export interface Decision {
  skip: { id: number; reason: SkipReason }[]
  hold: { id: number; reason: HoldReason; until: number }[]
  /** Go out together, as one message. */
  send: number[]
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long after the news each channel is used, when it is still unread. */
export const READY_AFTER: Record<DeliveryChannel, number> = {
  push: 30_000,
  mail: 15 * MINUTE,
  sms: 75 * MINUTE,
}
/** After a message, no other of the same kind for this long, unless the member visits. */
const WINDOW = (kind: NewsKind) => (kind === 'like' ? DAY : 4 * HOUR)
const CEILINGS: Record<DeliveryChannel, { most: number; within: number }> = {
  push: { most: 6, within: DAY },
  mail: { most: 1, within: DAY },
  sms: { most: 1, within: DAY },
}
/** News that is later than this is old: the server was down. */
const LATE = 6 * HOUR
/** How long a member has to open a push before a mail follows. */
const AFTER_PUSH = 15 * MINUTE
/** The same with a mail before a text message follows. */
const AFTER_MAIL = READY_AFTER.sms - READY_AFTER.mail
/** In the morning, too, one channel follows the other. */
const AFTER_NIGHT: Record<DeliveryChannel, number> = { push: 0, mail: AFTER_PUSH, sms: READY_AFTER.sms }
/**
 * A page whose browser is gone without a word counts as visible until it has missed its heartbeat, or its server has. One
 * that still counts so long after the news was answering when the news came.
 */
const SURE_AFTER = MINUTE
const LOUDNESS: readonly DeliveryChannel[] = ['push', 'mail', 'sms']

/**
 * Decides what to do now with everything that waits for a member on a channel. It runs each time something falls due, so
 * nothing is sent that has been read meanwhile. Due news takes along what waits for its window.
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
  if (LOUDNESS.slice(LOUDNESS.indexOf(channel) + 1).some((louder) => news.toldAt[louder])) return 'told'
  if (now - news.dueAt > LATE) return 'late'
  if (channel === 'sms' && ceilingUntil(receiver, now) > now) return 'ceiling' // a late text message is no news
  return null
}

/** They had a page in front of them that shows it. */
const wasSeen = ({ lastActiveAt, isLooking }: Receiver, { newsAt }: Waiting, now: number) =>
  lastActiveAt > newsAt || (isLooking && now >= newsAt + SURE_AFTER)

/** What a piece of news has to wait for; null: nothing. */
function waitOf(
  receiver: Receiver,
  news: Waiting,
  now: number,
): { reason: HoldReason; until: number } | null {
  const { quiet, zone, channel } = receiver
  if (receiver.isLooking) return { reason: 'visible', until: news.newsAt + SURE_AFTER }
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
  return lastActiveAt > last ? 0 : last + WINDOW(kind)
}
