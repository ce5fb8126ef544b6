import { DELIVERY_CHANNELS } from '@ndoa/contract/dating/choices'
import { FREE_TEXT_ALERTS, TEXT_ALERTS } from '@ndoa/contract/membership/membership-rules'
import type { DeliveryChannel } from '@ndoa/contract/notifications/deliveries'
import PQueue from 'p-queue'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { counter } from '../../../platform/metrics.ts'
import { isOpenTo } from '../../membership/index.ts'
import { unseenAmong } from '../in-app/index.ts'
import { type Decision, decide, type Receiver, type Sent } from './deciding/when-to-send.ts'
import {
  dueMembers,
  lockReceiver,
  markSent,
  markSkipped,
  postpone,
  type ReceiverRow,
  receiverOf,
  retryLater,
  type SentRow,
  sentSince,
  type WaitingRow,
  waitingFor,
} from './deliveries.queries.ts'
import { wantsOn, zoneOf } from './receivers.ts'
import { sendNews } from './send-news.ts'
import { wakeAt } from './wake.ts'

const outcomes = counter('deliveries_total', 'News for members on each channel, by what became of it', [
  'channel',
  'outcome',
] as const)

const MINUTE = 60_000
const LOOKBACK = 30 * 24 * 60 * MINUTE
const BATCH_SIZE = 100
const CONCURRENCY = 10

/** Several servers may run this at once. */
export async function deliverDue(app: App): Promise<void> {
  const queue = new PQueue({ concurrency: CONCURRENCY })
  for (;;) {
    const members = await dueMembers(app.db, app.clock.now(), BATCH_SIZE)
    const done = await queue.addAll(members.map((id) => () => deliverTo(app, id)))
    if (!done.some(Boolean)) return
  }
}

async function deliverTo(app: App, userId: string): Promise<boolean> {
  try {
    return await app.db.transaction().execute((tx) => decideFor(app, tx, userId))
  } catch (error) {
    app.log.error({ err: error }, 'news could not be delivered and will be tried again')
    for (const channel of await retryLater(app.db, userId, app.clock.now()))
      outcomes.inc({ channel, outcome: 'late' })
    return true
  }
}

async function decideFor(app: App, tx: Tx, userId: string): Promise<boolean> {
  if (!(await lockReceiver(tx, userId))) return false
  const now = app.clock.now()
  const waiting = await waitingFor(tx, userId)
  const receiver = await receiverOf(tx, userId, now)
  const hasMoreTexts = await isOpenTo(tx, userId, 'text_alerts', now)
  if (!receiver) {
    await skip(tx, waiting, 'gone', now)
    return true
  }
  const unseen = await unseenAmong(tx, userId, [...new Set(waiting.map((row) => row.notification_id))])
  const sent = await sentSince(tx, userId, new Date(now.getTime() - LOOKBACK))
  for (const channel of DELIVERY_CHANNELS) {
    const rows = waiting.filter((row) => row.channel === channel)
    if (rows.length === 0) continue
    const decision = decide(
      { ...receiverFor(channel, receiver, sent), textAlerts: hasMoreTexts ? TEXT_ALERTS : FREE_TEXT_ALERTS },
      rows.map((row) => asWaiting(row, unseen)),
      now.getTime(),
    )
    const sentRows = await applyDecision(app, tx, { channel, rows, receiver, userId, decision, now })
    for (const row of waiting)
      if (sentRows.some((one) => isSameNews(one, row)))
        row.told_at = { ...row.told_at, [channel]: now.toISOString() }
  }
  return true
}

const isSameNews = (one: WaitingRow, other: WaitingRow) =>
  one.notification_id === other.notification_id && one.news_at.getTime() === other.news_at.getTime()

function receiverFor(
  channel: DeliveryChannel,
  row: ReceiverRow,
  sent: readonly SentRow[],
): Omit<Receiver, 'textAlerts'> {
  return {
    channel,
    zone: zoneOf(row),
    quiet: row.quiet,
    lastActiveAt: row.last_active_at.getTime(),
    isLooking: row.is_looking,
    address: addressOn(channel, row),
    hasPush: row.push_reaches && wantsOn('push', row, 'match'),
    wants: (kind) => wantsOn(channel, row, kind),
    sent: sent.flatMap((one): Sent[] =>
      one.channel === channel ? [{ kinds: one.kinds, at: one.done_at.getTime() }] : [],
    ),
  }
}

function addressOn(channel: DeliveryChannel, { email, mail_state, phone, has_push }: ReceiverRow) {
  if (channel === 'push') return has_push ? 'there' : 'none'
  if (channel === 'sms') return phone ? 'there' : 'none'
  if (!email) return 'none'
  return mail_state === 'arrives' ? 'there' : 'paused'
}

const asWaiting = (row: WaitingRow, unseen: ReadonlySet<string>) => ({
  id: row.id,
  kind: row.kind,
  newsAt: row.news_at.getTime(),
  readyAt: row.ready_at.getTime(),
  dueAt: row.due_at.getTime(),
  isUnread: unseen.has(row.notification_id),
  toldAt: Object.fromEntries(Object.entries(row.told_at).map(([channel, at]) => [channel, Date.parse(at)])),
})

interface Work {
  channel: DeliveryChannel
  rows: readonly WaitingRow[]
  receiver: ReceiverRow
  userId: string
  decision: Decision
  now: Date
}

/** News counts as sent once its message is in the channel's queue. @returns the sent rows */
async function applyDecision(app: App, tx: Tx, work: Work): Promise<readonly WaitingRow[]> {
  const { channel, rows, receiver, userId, decision, now } = work
  for (const { id, reason } of decision.skip)
    await skip(
      tx,
      rows.filter((row) => row.id === id),
      reason,
      now,
    )
  for (const { id, reason, until } of decision.hold) {
    await postpone(tx, id, reason, new Date(until))
    await wakeAt(app, until, tx)
  }
  const chosen = rows.filter(({ id }) => decision.send.includes(id))
  if (chosen.length === 0) return []
  const kinds = new Map(chosen.map(({ notification_id, kind }) => [notification_id, kind]))
  const outcome = await sendNews(app, tx, {
    channel,
    userId,
    receiver,
    kinds: [...kinds.values()],
    about: { memberId: userId, notificationIds: [...kinds.keys()], decidedAt: now.getTime() },
  })
  if (outcome === 'sent') {
    await markSent(
      tx,
      chosen.map(({ id }) => id),
      now,
    )
    outcomes.inc({ channel, outcome: 'sent' }, chosen.length)
    return chosen
  }
  await skip(tx, chosen, outcome, now)
  return []
}

async function skip(
  tx: Tx,
  rows: readonly WaitingRow[],
  reason: Parameters<typeof markSkipped>[2],
  now: Date,
) {
  if (rows.length === 0) return
  await markSkipped(
    tx,
    rows.map(({ id }) => id),
    reason,
    now,
  )
  for (const { channel } of rows) outcomes.inc({ channel, outcome: reason })
}
