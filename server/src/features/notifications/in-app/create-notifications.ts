import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emitAll, transaction } from '../../../platform/outbox.ts'
import {
  type ContactNotice,
  insertContactNotices,
  insertNotifications,
  type NewNotification,
  type WrittenNotification,
} from './notifications.queries.ts'

declare module '../../../platform/outbox.ts' {
  interface Events {
    'notification.written': WrittenNotification
  }
}

/** Notifications per transaction, because a long transaction delays all events of the outbox. */
const BATCH = 50

export async function createNotifications(app: App, news: readonly NewNotification[]): Promise<void> {
  for (let start = 0; start < news.length; start += BATCH)
    await transaction(app, (tx) => createInTransaction(tx, news.slice(start, start + BATCH)))
}

export async function createInTransaction(tx: Tx, news: readonly NewNotification[]): Promise<void> {
  for (const [about, some] of Map.groupBy(news, (one) => one.about))
    await emitAll(tx, 'notification.written', await insertNotifications(tx, about, some))
}

/** Call in the transaction that records the members as notified. */
export async function notifyContacts(
  tx: Tx,
  memberIds: readonly string[],
  notice: ContactNotice,
): Promise<void> {
  await emitAll(tx, 'notification.written', await insertContactNotices(tx, memberIds, notice))
}
