import type { Badges } from '@ndoa/contract/notifications/notifications'
import type { App } from '../../../platform/app.ts'
import { likesVisibleUntil } from '../../dating/safety/index.ts'
import { countBadges } from './badges.queries.ts'

export async function badgesOf(app: App, viewerId: string): Promise<Badges> {
  const [badges] = await countBadges(app, { viewerId, likedUntil: likesVisibleUntil(app.clock.now()) })
  return badges!
}
