import type { DeliveryChannel } from '@ndoa/contract/notifications/deliveries'
import type { Db } from '../../../platform/db.ts'
import type { NewsOf, Opening } from '../../../platform/waiting-messages.ts'
import { unseenAmong } from '../in-app/index.ts'
import { endOfQuiet } from './deciding/local-time.ts'
import { deliveriesAbout, receiverOf } from './deliveries.queries.ts'
import { wantsOn, zoneOf } from './receivers.ts'

/** Milliseconds for which a decision remains valid. */
const FRESH = 10_000

export async function isStillNews(
  db: Db,
  now: Date,
  channel: DeliveryChannel,
  { memberId, notificationIds, decidedAt }: NewsOf,
): Promise<Opening> {
  if (now.getTime() - decidedAt < FRESH) return 'now'
  const receiver = await receiverOf(db, memberId, now)
  if (!receiver) return 'never'
  const unseen = await unseenAmong(db, memberId, notificationIds)
  const about = await deliveriesAbout(db, channel, notificationIds)
  const isNews = about.some(
    ({ notification_id, kind, news_at }) =>
      unseen.has(notification_id) && receiver.last_active_at <= news_at && wantsOn(channel, receiver, kind),
  )
  if (!isNews) return 'never'
  const quietUntil = endOfQuiet(receiver.quiet, zoneOf(receiver), now.getTime())
  return quietUntil > now.getTime() ? new Date(quietUntil) : 'now'
}
