import { STRIKE_DAYS, STRIKES, type Step, SUSPENSION_STRIKE_DAYS } from '@ndoa/contract/decision-rules'
import type { ReportReason } from '@ndoa/contract/reports'
import type { App } from '../../platform/app.ts'
import { type Tx, violates } from '../../platform/db.ts'
import { fail } from '../failures.ts'
import { type DecisionWords, sealDecision } from './sealed-decision.ts'
import type { SuggestedStep } from './suggested-step.ts'

const DAY = 86_400_000

export interface InsertedDecision {
  id: string
  caseId: string
  memberId: string | null
  step: Step
  reason: ReportReason | null
  days: number | null
  suggested: SuggestedStep | null
  lifts: string | null
  words: DecisionWords
  by: string
  now: Date
  effectiveAt: Date
}

/** @throws decisions.decided when another one waits */
export async function insertDecision(app: Pick<App, 'cases'>, tx: Tx, made: InsertedDecision): Promise<void> {
  const { id, step, suggested, effectiveAt } = made
  const strikeDays = step === 'suspended' ? SUSPENSION_STRIKE_DAYS : STRIKE_DAYS
  try {
    await tx
      .insertInto('decisions')
      .values({
        id,
        case_id: made.caseId,
        subject_id: made.memberId,
        step,
        reason: made.reason,
        days: made.days,
        suggested_step: suggested?.step ?? null,
        suggested_days: suggested?.days ?? null,
        lifts_id: made.lifts,
        strikes: STRIKES[step],
        strikes_until: STRIKES[step] > 0 ? new Date(effectiveAt.getTime() + strikeDays * DAY) : null,
        sealed: sealDecision(app, id, made.words),
        decided_by: made.by,
        decided_at: made.now,
        last_report: (eb) =>
          eb
            .selectFrom('reports')
            .select(({ fn }) => fn.max('number').as('last'))
            .where('case_id', '=', made.caseId),
        effective_at: effectiveAt,
      })
      .execute()
  } catch (error) {
    if (violates(error, 'decisions_waiting')) throw fail('decisions.decided')
    throw error
  }
}
