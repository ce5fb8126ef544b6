// Without the schema library: what the console shows and counts.

export const STAFF_ROLES = ['moderator', 'admin'] as const
export type StaffRole = (typeof STAFF_ROLES)[number]

export const STAFF_PASSWORD_MIN = 12
/** A staff session ends this long after the sign-in, whatever happens. */
export const STAFF_SESSION_HOURS = 8
/** And after this long without a call. */
export const STAFF_IDLE_MINUTES = 30

/** For how long a link to set password and second factor is good. */
export const ENROLMENT_HOURS = 24

export const AUDIT_PAGE = 50

/** Every act that the audit log knows. Anyone who adds a call for staff adds its act here. */
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
  'second_look_settled',
  'verification_viewed',
  'verification_call_arranged',
  'verification_decided',
  'order_asked_about',
  'order_settled',
] as const
export type StaffAct = (typeof STAFF_ACTS)[number]
