import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emitAll, transaction } from '../../platform/outbox.ts'
import {
  type ContactNotice,
  insertContactNotices,
  insertNotifications,
  type NewNotification,
  type WrittenNotification,
} from './notifications.queries.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    /** A member has something new to see: written for the first time, or once more for a later message. */
    'notification.written': WrittenNotification
  }
}

/** How many are written in one transaction: a long one would hold up every event of the product. */
const BATCH = 50

/** Writes notifications, in batches. */
export async function createNotifications(app: App, news: readonly NewNotification[]): Promise<void> {
  for (let start = 0; start < news.length; start += BATCH)
    await transaction(app, (tx) => createInTransaction(tx, news.slice(start, start + BATCH)))
}

/** Writes those of these notifications that have something to tell. */
export async function createInTransaction(tx: Tx, news: readonly NewNotification[]): Promise<void> {
  for (const [about, some] of Map.groupBy(news, (one) => one.about))
    await emitAll(tx, 'notification.written', await insertNotifications(tx, about, some))
}

/** Tells members of somebody they wrote with, in the transaction that notes that they were told. */
export async function notifyContacts(
  tx: Tx,
  memberIds: readonly string[],
  notice: ContactNotice,
): Promise<void> {
  await emitAll(tx, 'notification.written', await insertContactNotices(tx, memberIds, notice))
}
