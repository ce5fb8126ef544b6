import { STEPS, STRIKE_DAYS, STRIKES, SUSPENSION_STRIKE_DAYS } from '@ndoa/contract/decision-rules'
import { words } from '../words/ladder/index.ts'

/** A step that somebody meets who breaks a rule; `lifted` ends one. */
export type LadderStep = Exclude<(typeof STEPS)[number], 'lifted'>

/** What can be decided about a member, the mildest first. */
export const LADDER: readonly LadderStep[] = STEPS.filter((step) => step !== 'lifted')

/** "1 strike for 90 days"; empty when the step counts for none. */
export function strikesOf(step: LadderStep): string {
  const count = STRIKES[step]
  if (count === 0) return ''
  return words.strikes(count, step === 'suspended' ? SUSPENSION_STRIKE_DAYS : STRIKE_DAYS)
}
