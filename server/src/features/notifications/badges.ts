import { BADGE_CAP } from '@ndoa/contract/limits'
import type { Badges } from '@ndoa/contract/notifications'
import type { App } from '../../platform/app.ts'
import { countReceivedLikes } from '../likes/index.ts'
import { countUnreadMessages } from '../messaging/index.ts'
import { countUnreadNotifications } from './notifications.queries.ts'

const COUNTED = BADGE_CAP + 1

/** What waits for a member, each counted only until the badge says "99+". */
export async function badgesOf({ db, clock }: App, viewerId: string): Promise<Badges> {
  const [messages, likes, notifications] = await Promise.all([
    countUnreadMessages(db, viewerId, COUNTED),
    countReceivedLikes(db, viewerId, clock.now(), COUNTED),
    countUnreadNotifications(db, viewerId, COUNTED),
  ])
  return { messages, likes, notifications }
}
