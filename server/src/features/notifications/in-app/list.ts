import type { Notification } from '@ndoa/contract/notifications/notifications'
import type { App } from '../../../platform/app.ts'
import { firstPhotosOf } from '../../dating/photos/index.ts'
import { noteVisit, VISIT_SAVE_INTERVAL } from '../../identity/accounts/index.ts'
import { fail } from '../../shared/failures.ts'
import { renderForReader } from './notification-text.ts'
import {
  dismiss,
  knownIds,
  listedNotifications,
  markRead,
  type NotificationRow,
} from './notifications.queries.ts'

export const notificationsOf = async (app: App, viewerId: string): Promise<Notification[]> =>
  renderNotifications(app, viewerId, await listedNotifications(app, { viewerId, now: app.clock.now() }))

export function renderNotifications(
  app: App,
  viewerId: string,
  rows: readonly NotificationRow[],
): Notification[] {
  const photoOf = firstPhotosOf(app, viewerId)
  return rows.flatMap((row) => {
    const words = renderForReader(row)
    if (!words) return []
    return {
      ...words,
      id: row.id,
      type: row.type,
      timestamp: row.created_at.toISOString(),
      isRead: row.is_read,
      user_id: row.from_id,
      userName: row.user_name,
      avatar: photoOf(row),
    }
  })
}

/** @throws `request.not_found`, without marking any, if one belongs to another member */
export async function markSomeRead(app: App, viewerId: string, ids: readonly string[]): Promise<number> {
  const distinct = [...new Set(ids.map((id) => id.toLowerCase()))]
  if ((await knownIds(app.db, viewerId, distinct)).length < distinct.length) throw fail('request.not_found')
  return mark(app, viewerId, distinct)
}

export const markAllRead = (app: App, viewerId: string): Promise<number> => mark(app, viewerId, null)

function mark(app: App, viewerId: string, ids: readonly string[] | null): Promise<number> {
  const now = app.clock.now()
  noteVisit(app, viewerId, now, VISIT_SAVE_INTERVAL.act)
  return markRead(app.db, viewerId, ids, now)
}

export async function dismissOne(app: App, viewerId: string, id: string): Promise<void> {
  if ((await knownIds(app.db, viewerId, [id])).length === 0) throw fail('request.not_found')
  await dismiss(app.db, viewerId, id, app.clock.now())
}
