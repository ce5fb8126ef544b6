import type { Db, Tx } from '../../platform/db.ts'

/** How many text messages were sent on a day. */
export async function smsOf(db: Db, day: string): Promise<number> {
  const row = await db.selectFrom('sms_days').select('parts').where('day', '=', day).executeTakeFirst()
  return row?.parts ?? 0
}

/** @returns false when the operator was told before */
export async function markAlarmed(tx: Tx, day: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sms_days')
    .set({ alarmed_at: now })
    .where('day', '=', day)
    .where('alarmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}
