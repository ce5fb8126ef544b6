import { createHmac } from 'node:crypto'
import { directionOf, type Language } from '@ndoa/contract/languages'
import type { PushSubscriptionOfBrowser } from '@ndoa/contract/notifications/push'
import webPush from 'web-push'
import type { App } from '../../../platform/app.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { counter } from '../../../platform/metrics.ts'
import type { NewsOf, RecheckNews } from '../../../platform/waiting-messages.ts'
import { deleteSubscription, encryptedSubscription, setFailing, subscriptionsOf } from './push.queries.ts'

/** Shown on locked screens, so it contains no names or message text. */
export interface PushMessage {
  title: string
  body: string
  path: string
  /** A later message with the same tag replaces the earlier one. */
  tag: string
  language: Language
  /** Milliseconds since 1970, at most a day ahead; devices reached later don't show the message. */
  until?: number
  /** Sent only while some of this news is unread. */
  news?: NewsOf
}

const sentPushes = counter('push_messages_total', 'Push messages, by what the push service said', [
  'outcome',
] as const)

const SEND = 'send-push'
/** Seconds that a push service may keep a message for a device that is off. */
const PUSH_TTL = 24 * 3600
/** Push services accept 4 KiB, encrypted. */
const BYTES_MAX = 3 * 1024
/** Padding in bytes, because the length would tell the push service what the message is about. */
const BLOCK = 512
/** RFC 8030, section 5.4. */
const TOPIC_LENGTH = 32
const TIMEOUT = 10_000
const CONCURRENCY = 100
const SECOND = 1000
const MAX_WAIT = 24 * 3600
/**
 * Milliseconds of refusals until a subscription is deleted; the browser subscribes again on the member's next visit.
 */
const REFUSED_MAX = 14 * 24 * 3600 * SECOND

interface WaitingPush {
  subscription_id: string
  user_id: string
  sealed: string
  /** Milliseconds since 1970. */
  until: number
  news?: NewsOf
}

export const countDevices = async (db: Db, userId: string, now: Date): Promise<number> =>
  (await subscriptionsOf(db, userId, now)).length

/** The job sends after the commit and retries when the push service says. @returns the number of browsers */
export async function sendPush(app: App, tx: Tx, userId: string, message: PushMessage): Promise<number> {
  const subscriptions = await subscriptionsOf(tx, userId, app.clock.now())
  const sealed = app.push.encryption.encrypt(payloadOf(message, app.config.publicUrl), userId)
  const until = Math.min(message.until ?? Infinity, app.clock.now().getTime() + PUSH_TTL * SECOND)
  const pushes = subscriptions.map(
    (subscription_id): WaitingPush => ({
      subscription_id,
      user_id: userId,
      sealed,
      until,
      ...(message.news && { news: message.news }),
    }),
  )
  await app.jobs.addAll(SEND, pushes, tx)
  return subscriptions.length
}

/** Declarative web push, which Safari shows even without our worker; the worker reads the same format. */
function payloadOf({ title, body, path, tag, language }: PushMessage, publicUrl: string): string {
  const navigate = `${publicUrl}${path}`
  const notification = { title, body, navigate, tag, lang: language, dir: directionOf(language) }
  const text = JSON.stringify({ web_push: 8030, notification })
  const bytes = Buffer.byteLength(text)
  if (bytes > BYTES_MAX) throw new Error('A push message is too long.')
  return text + ' '.repeat(BLOCK - (bytes % BLOCK))
}

export function definePushJobs(app: App, recheckNews: RecheckNews): void {
  app.jobs.define(SEND, (push: WaitingPush) => deliver(app, push, recheckNews), { atOnce: CONCURRENCY })
}

async function deliver(app: App, push: WaitingPush, recheckNews: RecheckNews): Promise<void> {
  const { subscription_id, user_id, until, news } = push
  const now = app.clock.now()
  if (now.getTime() > until) return sentPushes.inc({ outcome: 'late' })
  const found = await encryptedSubscription(app.db, subscription_id, user_id, now)
  if (!found) return sentPushes.inc({ outcome: 'signed_out' })
  // `until` precedes the quiet hours, so there is nothing to wait for.
  if (news && (await recheckNews(app.db, 'push', news)) !== 'now')
    return sentPushes.inc({ outcome: 'not_news' })
  const subscription = JSON.parse(
    app.push.encryption.decrypt(found.sealed, user_id),
  ) as PushSubscriptionOfBrowser
  const text = app.push.encryption.decrypt(push.sealed, user_id)
  const response = await post(app, subscription, { text, until })
  const outcome = outcomeOf(response?.status)
  sentPushes.inc({ outcome })
  await recordOutcome(app, { id: subscription_id, failingSince: found.failing_since, outcome })
  if (outcome === 'refused')
    app.log.error({ status: response?.status }, 'a push service refused a message for good')
  if (outcome === 'later')
    await app.jobs.add(SEND, push, { after: secondsToWait(response?.headers.get('retry-after'), app) })
  if (outcome === 'failed')
    // The error has no cause, because the cause contains the address.
    throw new Error(
      response ? `the push service answered with ${response.status}` : 'the push service cannot be reached',
    )
}

interface PushOutcome {
  id: string
  failingSince: Date | null
  outcome: Outcome
}

/** With 401 and 403 the push service refuses our key or clock (RFC 8292), so the browser is kept for a while. */
async function recordOutcome({ db, clock }: App, { id, failingSince, outcome }: PushOutcome): Promise<void> {
  const now = clock.now()
  const isRefusedForLong =
    outcome === 'refused' && failingSince && now.getTime() - failingSince.getTime() > REFUSED_MAX
  if (outcome === 'gone' || isRefusedForLong) await deleteSubscription(db, id)
  else if (outcome === 'sent' && failingSince) await setFailing(db, id, null)
  else if ((outcome === 'refused' || outcome === 'failed') && !failingSince) await setFailing(db, id, now)
}

type Outcome = 'sent' | 'gone' | 'later' | 'refused' | 'failed'

function outcomeOf(status: number | undefined): Outcome {
  if (status === undefined) return 'failed'
  if (status >= 200 && status < 300) return 'sent'
  if (status === 404 || status === 410) return 'gone'
  if (status === 429) return 'later'
  return status >= 400 && status < 500 ? 'refused' : 'failed'
}

async function post(
  app: App,
  subscription: PushSubscriptionOfBrowser,
  { text, until }: { text: string; until: number },
): Promise<Response | undefined> {
  const keys = await app.push.keys()
  const { tag } = (JSON.parse(text) as { notification: PushMessage }).notification
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(subscription, text, {
    vapidDetails: { subject: `mailto:${app.config.operatorEmail}`, ...keys },
    TTL: Math.max(0, Math.round((until - app.clock.now().getTime()) / SECOND)),
    urgency: 'normal',
    topic: topicOf(subscription, tag, keys.privateKey),
    contentEncoding: 'aes128gcm',
  })
  try {
    const response = await fetch(endpoint, {
      method,
      headers: headers as Record<string, string>,
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await response.body?.cancel()
    return response
  } catch {
    return undefined
  }
}

/** Topics differ by subscription, because a message replaces another with the same topic. The hash hides the tag. */
const topicOf = ({ endpoint, keys }: PushSubscriptionOfBrowser, tag: string, secret: string) =>
  createHmac('sha256', secret)
    .update(`${tag} ${endpoint} ${keys.auth}`)
    .digest('base64url')
    .slice(0, TOPIC_LENGTH)

/** Retry-After is a number of seconds or a date (RFC 9110, section 10.2.3). */
function secondsToWait(header: string | null | undefined, app: App): number {
  const date = Date.parse(header ?? '')
  const seconds = Number(header ?? Number.NaN)
  const wait = Number.isFinite(seconds) ? seconds : (date - app.clock.now().getTime()) / SECOND
  return Math.min(MAX_WAIT, Math.max(1, Math.ceil(Number.isFinite(wait) ? wait : 60)))
}
