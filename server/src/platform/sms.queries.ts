import { sql } from 'kysely'
import type { Db, Tx } from './db.ts'

export const countSms = (db: Db, day: string) =>
  sql`insert into sms_days (day, parts) values (${day}::date, 1)
    on conflict (day) do update set parts = sms_days.parts + 1`.execute(db)

/** Locks the day's row, so that two senders don't both send the last message. */
export async function lockSmsCount(tx: Tx, day: string): Promise<number> {
  const row = await tx
    .selectFrom('sms_days')
    .select('parts')
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst()
  return row?.parts ?? 0
}

/** @returns false if the operator was already alerted */
export async function markAlarmed(tx: Tx, day: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sms_days')
    .set({ alarmed_at: now })
    .where('day', '=', day)
    .where('alarmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
