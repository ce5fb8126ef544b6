import { SHIELD_DUE_HOURS, SHIELD_PAUSE_DAYS } from '@ndoa/contract/limits'
import type { App } from '../../platform/app.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { emit } from '../../platform/outbox.ts'
import { openCase } from '../cases/index.ts'
import { freezeEvidence } from '../reports/index.ts'
import { forgetPausedContacts } from './paused-contacts.queries.ts'
import { endPause, forgetCounts, lockScreening, pausedIn } from './shield.queries.ts'

const DAY = 86_400_000

interface Pausing {
  memberId: string
  /** Whom they asked last: that conversation is kept for anyone who looks. */
  otherId: string
  now: Date
}

/**
 * Stops a member from starting conversations for some days, tells them why, and opens a case, so that somebody looks.
 * During a pause, nothing more happens.
 */
export async function pauseMember(
  app: Pick<App, 'cases'>,
  tx: Tx,
  { memberId, otherId, now }: Pausing,
): Promise<void> {
  if (await pausedUntil(tx, memberId, now)) return
  const caseId = await openCase(tx, { kind: 'shield', subjectId: memberId, hours: SHIELD_DUE_HOURS, now })
  await freezeEvidence(app, tx, {
    caseId,
    reportId: null,
    reporterId: otherId,
    report: { user_id: memberId },
    copies: [],
    now,
  })
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
  await emit(tx, 'member.paused', { member_id: memberId, case_id: caseId, since: now.toISOString() })
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

/** Somebody has decided: the decision replaces the pause. Without a breach, the counts are deleted. */
export async function endPauseOfCase(tx: Tx, caseId: string): Promise<void> {
  await lockScreening(tx) // what is being screened would write the counts back
  for (const { member_id, is_breach } of await pausedIn(tx, { caseId })) {
    await endPause(tx, member_id)
    if (!is_breach) await forgetCounts(tx, member_id)
  }
}

/** A decision about what the shield found no longer stands, and nothing of it is left. */
export async function forgetLifted(tx: Tx, decisionId: string): Promise<void> {
  await lockScreening(tx)
  await forgetPausedContacts(tx, decisionId)
  for (const { member_id } of await pausedIn(tx, { decisionId })) {
    await endPause(tx, member_id)
    await forgetCounts(tx, member_id)
  }
}
