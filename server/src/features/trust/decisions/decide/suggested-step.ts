import { STRIKES_FOR } from '@ndoa/contract/trust/decision-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import type { Db } from '../../../../platform/db.ts'
import { type SuggestedStep, strikesAndProofOf } from './decide.queries.ts'

/** These reasons lead straight to a proposed ban; `money` does so only with a message that proves it. */
const SEVERE_REASONS: readonly ReportReason[] = ['underage', 'threats', 'trafficking']

/** Steps for a member without strikes. */
const FIRST_STEPS: Record<ReportReason, SuggestedStep> = {
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

export async function suggestStep(
  db: Db,
  caseId: string,
  reason: ReportReason,
  now: Date,
): Promise<SuggestedStep> {
  const { strikes, has_proof } = await strikesAndProofOf(db, caseId, now)
  if (SEVERE_REASONS.includes(reason) || (reason === 'money' && has_proof))
    return { step: 'banned', days: null }
  if (strikes >= STRIKES_FOR.banned) return { step: 'banned', days: null }
  if (strikes >= STRIKES_FOR.suspended30) return { step: 'suspended', days: 30 }
  if (strikes >= STRIKES_FOR.suspended7) return { step: 'suspended', days: 7 }
  return FIRST_STEPS[reason]
}
