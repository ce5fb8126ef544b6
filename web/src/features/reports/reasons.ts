import { REPORT_REASONS } from '@ndoa/contract/choices'
import { REPORT_LABELS } from '@ndoa/contract/report-labels'
import type { ReportReason } from '@ndoa/contract/reports'

interface ReasonWords {
  label: string
  help?: string | undefined
}

/** What to do first, where somebody may be in danger or has lost money. */
const HELP: Partial<Record<ReportReason, string>> = {
  money:
    'Have you sent money? Contact your bank or mobile money provider now and ask them to reverse it. Don’t send more, and keep the conversation: it is proof.',
  threats:
    'If you are in danger, call the police first. Don’t pay: it rarely ends there. Keep the messages and don’t delete the conversation.',
  trafficking:
    'If someone is in danger right now, call the police or the emergency number of your country first.',
  meeting:
    'If you are hurt or in danger, call the police or an ambulance first. Tell someone you trust. A doctor can help you and keep proof, whatever you decide later.',
}

export const wordsOf = (reason: ReportReason): ReasonWords => ({
  label: REPORT_LABELS[reason],
  help: HELP[reason],
})
export const REASONS = REPORT_REASONS.map((reason) => ({ reason, ...wordsOf(reason) }))
