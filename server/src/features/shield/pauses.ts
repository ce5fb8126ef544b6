import { SHIELD_DUE_HOURS, SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { openCase } from '../cases/index.ts'

const DAY = 86_400_000

/**
 * The member begins no conversations for some days, and a case is opened, so that somebody looks. While a pause holds,
 * nothing more happens.
 */
export async function pauseMember(tx: Tx, memberId: string, now: Date): Promise<void> {
  if (await pausedUntil(tx, memberId, now)) return
  const caseId = await openCase(tx, { kind: 'shield', subjectId: memberId, hours: SHIELD_DUE_HOURS, now })
  const pause = {
    since: now,
    until: new Date(now.getTime() + SHIELD_PAUSE_DAYS * DAY),
    case_id: caseId,
    lifted_at: null,
  }
  await tx
    .insertInto('shield_pauses')
    .values({ member_id: memberId, ...pause })
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet(pause))
    .execute()
}

/** @returns until when the member begins no conversations; null: they may */
export async function pausedUntil(db: Db, memberId: string, now: Date): Promise<Date | null> {
  const pause = await db
    .selectFrom('shield_pauses')
    .select('until')
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .where('until', '>', now)
    .executeTakeFirst()
  return pause?.until ?? null
}

/**
 * Ends a member's pause after somebody has looked: what was counted is forgotten, and the banners in their
 * conversations go. Does nothing to whoever is not paused.
 */
export async function liftPause(tx: Tx, memberId: string): Promise<void> {
  const lifted = await tx
    .updateTable('shield_pauses')
    .set({ lifted_at: sql`now()` })
    .where('member_id', '=', memberId)
    .where('lifted_at', 'is', null)
    .executeTakeFirst()
  if (lifted.numUpdatedRows === 0n) return
  await sql`
    update shield_conversations set caution = null, asked_at = null, rules = '[]',
      state = state || '{"asks": 0, "askAt": 0, "contactAt": 0, "walletAt": 0, "storyAt": 0, "fragment": 0}'
    where sender_id = ${memberId}`.execute(tx)
}
