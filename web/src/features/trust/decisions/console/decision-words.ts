import type { Step } from '@ndoa/contract/trust/decision-rules'

export const STEP_WORDS: Record<Step, { label: string; hint: string }> = {
  none: { label: 'No breach', hint: 'The case is closed, and only the outcome is shared' },
  advice: { label: 'Friendly advice', hint: 'A note without a strike' },
  content_removed: { label: 'Remove content', hint: '1 strike for 90 days' },
  slowed: { label: 'Slow down', hint: 'No new conversations for some days; 1 strike for 90 days' },
  suspended: { label: 'Suspend', hint: '3, 7 or 30 days; 2 strikes for 180 days' },
  banned: { label: 'Propose a ban', hint: 'Suspended at once; a senior confirms it within a day' },
  lifted: { label: 'Lift an earlier decision', hint: 'Everything it did is undone' },
}

export const stepLabel = (step: Step, days: number | null): string =>
  [STEP_WORDS[step].label, days && dayCount(days)].filter(Boolean).join(', ')

export const dayCount = (days: number): string => (days === 1 ? '1 day' : `${days} days`)
