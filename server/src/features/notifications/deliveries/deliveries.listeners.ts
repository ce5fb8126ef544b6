import type { DeliveryChannel } from '@ndoa/contract/notifications/deliveries'
import type { App } from '../../../platform/app.ts'
import { batchHandler } from '../../../platform/outbox.ts'
import { unseenNotifications, type WrittenNotification } from '../in-app/index.ts'
import { type NewsKind, READY_AFTER } from './deciding/when-to-send.ts'
import { deliverDue } from './deliver.ts'
import {
  type Addresses,
  addressesOf,
  deleteDeliveriesBefore,
  insertDeliveries,
} from './deliveries.queries.ts'
import { KIND_OF } from './kinds.ts'
import { watchSmsBudget } from './sms-budget.ts'
import { DELIVER, wakeAt } from './wake.ts'
import { defineWeeklyDigests } from './weekly-digest.ts'

const DELIVERY_TTL = 31 * 24 * 3_600_000

export function deliveriesListeners(app: App): void {
  // The listener keeps its predecessor's name, so that an update neither repeats nor loses events.
  app.outbox.listen('notifications.mail', {
    'notification.written': batchHandler((written: readonly WrittenNotification[]) =>
      planDeliveries(app, written),
    ),
  })
  app.jobs.define(DELIVER, () => deliverDue(app), { cron: '* * * * *', oneWaiting: true, isUrgent: true })
  defineWeeklyDigests(app)
  app.jobs.define('watch-sms-budget', () => watchSmsBudget(app), { cron: '*/10 * * * *' })
  app.jobs.define('forget-deliveries', () => forget(app), { cron: '17 3 * * *' })
}

const forget = async (app: App) =>
  void (await deleteDeliveriesBefore(app.db, new Date(app.clock.now().getTime() - DELIVERY_TTL)))

/** Plans deliveries on all channels that reach the member; preferences are checked when one is sent. */
async function planDeliveries(app: App, written: readonly WrittenNotification[]): Promise<void> {
  const now = app.clock.now()
  const ids = written.map(({ notification_id }) => notification_id)
  const unseen = await unseenNotifications(app, { ids, now })
  if (unseen.length === 0) return
  const userIds = [...new Set(unseen.map(({ user_id }) => user_id))]
  const addresses = new Map((await addressesOf(app, { userIds, now })).map((one) => [one.user_id, one]))
  const deliveries = unseen.flatMap(({ id: notification_id, user_id, about, created_at: news_at }) => {
    const kind = KIND_OF[about]
    const reached = addresses.get(user_id)
    if (!kind || !reached) return []
    return channelsFor(kind, reached).map((channel) => {
      const ready_at = new Date(news_at.getTime() + READY_AFTER[channel])
      return { user_id, notification_id, channel, kind, news_at, ready_at }
    })
  })
  if (deliveries.length === 0) return
  await insertDeliveries(app.db, deliveries)
  for (const { ready_at } of deliveries) await wakeAt(app, ready_at.getTime())
}

/** The decision that causes safety news is mailed separately; text messages announce only matches. */
function channelsFor(kind: NewsKind, { has_mail, has_push, has_sms }: Addresses): DeliveryChannel[] {
  const channels: DeliveryChannel[] = []
  if (has_push) channels.push('push')
  if (has_mail && kind !== 'safety') channels.push('mail')
  if (has_sms && kind === 'match') channels.push('sms')
  return channels
}
