import type { Tx } from '../../platform/db.ts'

/** How many text messages were sent on a day. Other senders wait, so that two do not both send the last one. */
export async function smsOf(tx: Tx, day: string): Promise<number> {
  const row = await tx
    .selectFrom('sms_days')
    .select('parts')
    .where('day', '=', day)
    .forUpdate()
    .executeTakeFirst()
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
