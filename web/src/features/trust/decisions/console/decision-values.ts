import type { Step } from '@ndoa/contract/trust/decision-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import { type RemovedContent, removesContent } from './content-choice.tsx'
import type { DecisionInput, Suggestion } from './decisions.queries.ts'

export interface DecisionValues {
  reason: ReportReason
  step: Step | null
  days: number
  content: RemovedContent
  facts: string
  departure: string
  lifts: string
}

export const departsFromSuggestion = (
  { step, days }: DecisionValues,
  suggestion: Suggestion | null | undefined,
): boolean =>
  Boolean(suggestion) && (suggestion?.step !== step || (hasDays(step) && suggestion?.days !== days))

export const hasDays = (step: Step | null) => step === 'suspended' || step === 'slowed'

/** @returns null while a required value is missing */
export function inputOf(
  case_id: string,
  values: DecisionValues,
  suggestion: Suggestion | null | undefined,
): DecisionInput | null {
  const { step, reason, days, content, facts, departure, lifts } = values
  if (!step) return null
  if (step === 'none') return { case_id, step }
  if (step === 'lifted') return lifts ? { case_id, step, lifts } : null
  const needsDeparture = departsFromSuggestion(values, suggestion)
  if (!facts.trim() || (needsDeparture && !departure.trim())) return null
  return {
    case_id,
    step,
    reason,
    facts,
    ...(hasDays(step) && { days }),
    ...(removesContent(step) && { content }),
    ...(needsDeparture && { departure }),
  }
}
