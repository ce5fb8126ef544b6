// No schema library, so that the console can load them alone.

export const STAFF_ROLES = ['moderator', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const STAFF_PASSWORD_MIN = 12
/** Hours after sign-in, regardless of activity. */
export const STAFF_SESSION_HOURS = 8
/** Minutes since the last call. */
export const STAFF_IDLE_MINUTES = 30

export const ENROLMENT_HOURS = 24

export const AUDIT_PAGE = 50

/** Names of entries in the audit log; add one for each new staff call. */
export const STAFF_ACTS = [
  'signed_in',
  'signed_out',
  'sign_in_refused',
  'password_changed',
  'staff_added',
  'staff_changed',
  'staff_reset',
  'staff_enrolled',
  'senior_agreed',
  'staff_removed',
  'case_taken',
  'case_released',
  'case_looked_at',
  'evidence_looked_at',
  'member_photo_looked_at',
  'member_signed_out',
  'member_corrected',
  'photo_looked_at',
  'photo_approved',
  'photo_rejected',
  'photo_verdict_undone',
  'case_decided',
  'decision_undone',
  'ban_confirmed',
  'ban_refused',
  'appeal_decided',
  'case_closed',
  'case_reopened',
  'hold_placed',
  'hold_confirmed',
  'hold_lifting_asked',
  'hold_lifted',
  'verification_viewed',
  'verification_call_arranged',
  'verification_decided',
  'order_asked_about',
  'order_settled',
] as const
export type StaffAct = (typeof STAFF_ACTS)[number]
