import { STEPS, STRIKE_DAYS, STRIKES, SUSPENSION_STRIKE_DAYS } from '@ndoa/contract/trust/decision-rules'
import { words } from '../words/ladder.ts'

export type LadderStep = Exclude<(typeof STEPS)[number], 'lifted'>

export const LADDER: readonly LadderStep[] = STEPS.filter((step) => step !== 'lifted')

/** "1 strike for 90 days"; empty when the step counts for none. */
export function strikesOf(step: LadderStep): string {
  const count = STRIKES[step]
  if (count === 0) return ''
  return words.strikes(count, step === 'suspended' ? SUSPENSION_STRIKE_DAYS : STRIKE_DAYS)
}
