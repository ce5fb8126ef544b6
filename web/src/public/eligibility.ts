import { REPORT_REASONS } from '@ndoa/contract/choices'

/** Rules about who may be here; all others are about how. */
export const ELIGIBILITY = ['underage', 'married'] as const

export const STANDARDS = REPORT_REASONS.filter((reason) => !ELIGIBILITY.some((one) => one === reason))
