import { REPORT_REASONS } from '@ndoa/contract/dating/choices'

export const ELIGIBILITY = ['underage', 'married'] as const

export const STANDARDS = REPORT_REASONS.filter((reason) => !ELIGIBILITY.some((one) => one === reason))
