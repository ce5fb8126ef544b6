import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import {
  type ContactNotice,
  insertContactNotices,
  insertNotification,
  type NewNotification,
} from './notifications.queries.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** A member has something new to see: written for the first time, or once more for a later message. */
    'notification.written': { notification_id: string; user_id: string }
  }
}

/** How many are written in one transaction: a long one would hold up every event of the product. */
const BATCH = 50

/** Writes notifications, in batches. */
export async function createNotifications(app: App, tellings: readonly NewNotification[]): Promise<void> {
  for (let start = 0; start < tellings.length; start += BATCH) {
    await transaction(app, async (tx) => {
      for (const telling of tellings.slice(start, start + BATCH)) await createNotification(tx, telling)
    })
  }
}

/** Writes a notification, when there is something to tell. */
export async function createNotification(tx: Tx, telling: NewNotification): Promise<void> {
  const notification_id = await insertNotification(tx, telling)
  if (notification_id) await emit(tx, 'notification.written', { notification_id, user_id: telling.user_id })
}

/** Tells members of somebody they wrote with, in the transaction that notes that they were told. */
export async function notifyContacts(
  tx: Tx,
  memberIds: readonly string[],
  notice: ContactNotice,
): Promise<void> {
  for (const { id, user_id } of await insertContactNotices(tx, memberIds, notice))
    await emit(tx, 'notification.written', { notification_id: id, user_id })
}
