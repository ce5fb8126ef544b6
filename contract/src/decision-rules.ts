// Without the schema library: steps and figures that the console and the member's screens show.

/** What can be decided about a member, the mildest first. `lifted` ends an earlier step. */
export const STEPS = ['none', 'advice', 'content_removed', 'slowed', 'suspended', 'banned', 'lifted'] as const
export type Step = (typeof STEPS)[number]

export const SUSPENSION_DAYS = [3, 7, 30] as const
export const SLOWED_DAYS_MAX = 14
/** Reasons for a ban of which those who wrote with the member are told: they may lose money, or have lost it. */
export const FRAUD_REASONS: readonly string[] = ['money', 'not_in_photos']
/** Strikes that a step counts for, and how long, in days. */
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
/** Active strikes from which on a longer step is suggested. */
export const STRIKES_FOR = { suspended7: 3, suspended30: 4, banned: 5 } as const

/** Seconds in which the author can take a decision back: nothing has happened or been sent yet. */
export const UNDO_SECONDS = 10
/** Words of staff that a statement shows. */
export const FACTS_MAX = 1_000
export const NOTE_MAX = 2_000
export const REPLY_MAX = 5_000
export const REMOVED_MESSAGES_MAX = 20
/**
 * Days after a case was closed for which the words of its decisions are kept: appeals are possible for six months,
 * strikes count for as long, and an appeal takes its time.
 */
export const DECISION_WORDS_KEPT_DAYS = 365
/** Years for which a banned person is recognized. */
export const BAN_LIST_YEARS = 3
/** Hours until a senior has looked at a proposal to ban, and at an appeal. */
export const BAN_DUE_HOURS = 24
export const APPEAL_DUE_HOURS = 72
/** Hours until a senior has looked at what two people decided differently. */
export const SECOND_LOOK_DUE_HOURS = 72

export const APPEAL_MAX = 2_000
/** Months after a decision in which it can be appealed. */
export const APPEAL_MONTHS = 6
/** `upheld`: the decision stands. `lifted`: it does not. */
export const APPEAL_OUTCOMES = ['upheld', 'lifted'] as const
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number]
export const APPEAL_STATES = ['open', ...APPEAL_OUTCOMES] as const
export type AppealState = (typeof APPEAL_STATES)[number]

/** What a statement is about. `pause`: the scam shield restricts the member until somebody has looked. */
export const STATEMENT_KINDS = ['decision', 'ban_confirmed', 'appeal_upheld', 'correction', 'pause'] as const
export type StatementKind = (typeof STATEMENT_KINDS)[number]

/** The seven parts of a statement of reasons, in the order in which they are read. */
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
