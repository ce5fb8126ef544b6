// Without the schema library: what the console shows and counts.

/** What staff look at: reports about a member, a notice of a visitor, a contact message, an appeal, a proposed ban. */
export const CASE_KINDS = ['reports', 'notice', 'contact', 'appeal', 'ban'] as const
export type CaseKind = (typeof CASE_KINDS)[number]
/** Kinds that a senior moderator decides who took no part before. */
export const SENIOR_KINDS: readonly CaseKind[] = ['appeal', 'ban']

export const CASES_PAGE = 50
/** Whoever takes a case has it for so long, and can take it again. */
export const LEASE_MINUTES = 15
/** Figures of what was done look back so far. */
export const FIGURE_DAYS = 30
