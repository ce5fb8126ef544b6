// No schema library, because the console and members' screens show these.

/** Mildest first; `lifted` ends an earlier step. */
export const STEPS = ['none', 'advice', 'content_removed', 'slowed', 'suspended', 'banned', 'lifted'] as const
export type Step = (typeof STEPS)[number]

export const SUSPENSION_DAYS = [3, 7, 30] as const
export const SLOWED_DAYS_MAX = 14
/** Ban reasons for which contacts are warned that they may lose money. */
export const FRAUD_REASONS: readonly string[] = ['money', 'not_in_photos']
export const STRIKES: Record<Step, number> = {
  none: 0,
  advice: 0,
  content_removed: 1,
  slowed: 1,
  suspended: 2,
  banned: 0,
  lifted: 0,
}
export const STRIKE_DAYS = 90
export const SUSPENSION_STRIKE_DAYS = 180
export const STRIKES_FOR = { suspended7: 3, suspended30: 4, banned: 5 } as const

/** Decisions take effect, and statements go out, after this undo period. */
export const UNDO_SECONDS = 10
export const FACTS_MAX = 1_000
export const NOTE_MAX = 2_000
export const REPLY_MAX = 5_000
export const REMOVED_MESSAGES_MAX = 20
/** Days after closing. Appeals and strikes last six months, and deciding an appeal takes time. */
export const DECISION_WORDS_KEPT_DAYS = 365
export const BAN_LIST_YEARS = 3
export const BAN_DUE_HOURS = 24
export const APPEAL_DUE_HOURS = 72

export const APPEAL_MAX = 2_000
export const APPEAL_MONTHS = 6
export const APPEAL_OUTCOMES = ['upheld', 'lifted'] as const
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number]
export const APPEAL_STATES = ['open', ...APPEAL_OUTCOMES] as const
export type AppealState = (typeof APPEAL_STATES)[number]

/** `pause`: the scam shield restricts the member until staff decide. */
export const STATEMENT_KINDS = ['decision', 'ban_confirmed', 'appeal_upheld', 'correction', 'pause'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

export const STATEMENT_PARTS = [
  'decision',
  'facts',
  'source',
  'automation',
  'rule',
  'explanation',
  'appeal',
] as const
export type StatementPart = (typeof STATEMENT_PARTS)[number]
