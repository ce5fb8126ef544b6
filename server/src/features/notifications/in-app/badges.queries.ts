import { BADGE_CAP } from '@ndoa/contract/limits'
import type { Badges } from '@ndoa/contract/notifications/notifications'
import { sql } from 'kysely'
import { statement } from '../../../platform/statements.ts'
import { receivedLikesCount } from '../../dating/likes/index.ts'
import { unreadMessagesCount } from '../../dating/messaging/index.ts'
import { unreadNotificationsCount } from './notifications.queries.ts'

const COUNTED = BADGE_CAP + 1

export const countBadges = statement(
  'badges',
  ({ viewerId, likedUntil }: { viewerId: string; likedUntil: Date }) => sql<Badges>`
    select ${unreadMessagesCount(viewerId, COUNTED)} as messages,
      ${receivedLikesCount(viewerId, likedUntil, COUNTED)} as likes,
      ${unreadNotificationsCount(viewerId, COUNTED)} as notifications`,
)
