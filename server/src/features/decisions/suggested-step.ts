import { STRIKES_FOR, type Step } from '@ndoa/contract/decision-rules'
import type { ReportReason } from '@ndoa/contract/reports'
import type { Db } from '../../platform/db.ts'
import { standingOf } from './decisions.queries.ts'

export interface SuggestedStep {
  step: Step
  days: number | null
}

/** Straight to a proposal of a ban. A request for money is one of these only with a message that proves it. */
const SEVERE: readonly ReportReason[] = ['underage', 'threats', 'trafficking']

/** For a member without strikes. */
const FIRST: Record<ReportReason, SuggestedStep> = {
  money: { step: 'slowed', days: 7 },
  not_in_photos: { step: 'content_removed', days: null },
  underage: { step: 'banned', days: null },
  threats: { step: 'banned', days: null },
  hate: { step: 'content_removed', days: null },
  sexual: { step: 'content_removed', days: null },
  married: { step: 'advice', days: null },
  advertising: { step: 'slowed', days: 3 },
  trafficking: { step: 'banned', days: null },
  meeting: { step: 'suspended', days: 7 },
  other: { step: 'advice', days: null },
}

/**
 * What is suggested for a case if this rule was broken; the moderator may depart from it, and says why.
 * @param unknownId a decision whose strikes do not count, because the second moderator does not know of it
 */
export async function suggestStep(
  db: Db,
  caseId: string,
  reason: ReportReason,
  now: Date,
  unknownId: string | null = null,
): Promise<SuggestedStep> {
  const { strikes, has_proof } = await standingOf(db, caseId, now, unknownId)
  if (SEVERE.includes(reason) || (reason === 'money' && has_proof)) return { step: 'banned', days: null }
  if (strikes >= STRIKES_FOR.banned) return { step: 'banned', days: null }
  if (strikes >= STRIKES_FOR.suspended30) return { step: 'suspended', days: 30 }
  if (strikes >= STRIKES_FOR.suspended7) return { step: 'suspended', days: 7 }
  return FIRST[reason]
}
