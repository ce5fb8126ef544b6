// No schema library, so that the console can load them alone.

export const CASE_KINDS = [
  'reports',
  'notice',
  'contact',
  'appeal',
  'ban',
  'shield',
  'same_person',
  'verification',
] as const
export type CaseKind = (typeof CASE_KINDS)[number]
/** Verification has its own queue, which hides other reviewers' decisions. */
export const QUEUE_KINDS = CASE_KINDS.filter((kind) => kind !== 'verification')
/** Visitors can submit any number of these, so they have a separate queue behind members' cases. */
export const VISITOR_KINDS: readonly CaseKind[] = ['notice']
export const MEMBER_LANE = QUEUE_KINDS.filter((kind) => !VISITOR_KINDS.includes(kind))
export const DECIDED_KINDS: readonly CaseKind[] = ['reports', 'shield', 'same_person']
export const PROMISED_KINDS: readonly CaseKind[] = ['contact', 'appeal', 'ban', 'verification']
/** Only a senior moderator who took no part in the case may decide these. */
export const SENIOR_KINDS: readonly CaseKind[] = ['appeal', 'ban']

export const CASES_PAGE = 50
export const LEASE_MINUTES = 15
/** Days after closing; members can appeal for as long. */
export const EVIDENCE_KEPT_DAYS = 184
export const HOLD_REASON_MAX = 500
export const HOLD_UNCONFIRMED_DAYS = 7
export const REPORT_DUE_HOURS = {
  underage: 1,
  trafficking: 1,
  money: 4,
  threats: 4,
  meeting: 4,
  not_in_photos: 24,
  hate: 24,
  sexual: 24,
  married: 24,
  advertising: 24,
  other: 24,
} as const
export const SHIELD_DUE_HOURS = 4
export const VERIFICATION_DUE_HOURS = 24
export const CONTACT_DUE_HOURS = 24
export const CONTACT_SAFETY_DUE_HOURS = 4
export const FIGURE_DAYS = 30
