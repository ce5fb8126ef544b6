// Without the schema library: what the console shows and counts.

/**
 * What staff look at: reports about a member, a notice of a visitor, a contact message, an appeal, a proposed ban,
 * somebody whom the scam shield has paused, an account that may be a banned person's, live pictures, a decision about
 * which two people differ.
 */
export const CASE_KINDS = [
  'reports',
  'notice',
  'contact',
  'appeal',
  'ban',
  'shield',
  'same_person',
  'verification',
  'second_look',
] as const
export type CaseKind = (typeof CASE_KINDS)[number]
/** Live pictures have a queue of their own, in which nobody sees whether somebody has decided. */
export const QUEUE_KINDS = CASE_KINDS.filter((kind) => kind !== 'verification')
/** Visitors without an account can send any number of these: they have a lane of their own, after what members wait for. */
export const VISITOR_KINDS: readonly CaseKind[] = ['notice']
/** What the queue shows unless one kind is asked for. */
export const MEMBER_LANE = QUEUE_KINDS.filter((kind) => !VISITOR_KINDS.includes(kind))
/** Kinds that a decision about a member closes. */
export const DECIDED_KINDS: readonly CaseKind[] = ['reports', 'shield', 'same_person']
/** Kinds of which a decision or an answer is promised within their time; of the others a first look is. */
export const PROMISED_KINDS: readonly CaseKind[] = ['contact', 'appeal', 'ban', 'verification', 'second_look']
/** Kinds that a senior moderator decides who took no part before. */
export const SENIOR_KINDS: readonly CaseKind[] = ['appeal', 'ban', 'second_look']

export const CASES_PAGE = 50
/** How long a person who takes a case has it; they can take it again. */
export const LEASE_MINUTES = 15
/** Days after a case was closed for which its evidence is kept: as long as a decision can be appealed. */
export const EVIDENCE_KEPT_DAYS = 184
/** A contact message is answered in this many hours; one about safety is looked at sooner. */
export const CONTACT_DUE_HOURS = 24
export const CONTACT_SAFETY_DUE_HOURS = 4
/** Figures of what was done look back so far. */
export const FIGURE_DAYS = 30
