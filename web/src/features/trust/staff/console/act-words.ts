import type { AuditEntry } from '@ndoa/contract/trust/staff'
import type { StaffAct } from '@ndoa/contract/trust/staff-rules'
import { roleLabel } from './role-label.ts'

const ACTS: Record<StaffAct, string> = {
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  sign_in_refused: 'Sign-in refused',
  password_changed: 'Changed their own password',
  staff_added: 'Added to the staff',
  staff_changed: 'Role changed',
  staff_reset: 'Took away password and second factor, and sent a new link',
  staff_enrolled: 'Set password and second factor',
  senior_agreed: 'Agreed to a senior moderator',
  staff_removed: 'Removed from the staff',
  case_taken: 'Took a case',
  case_released: 'Gave a case back',
  case_looked_at: 'Looked at a case and its evidence',
  evidence_looked_at: 'Looked at a reported photo',
  member_photo_looked_at: 'Looked at a current photo',
  member_signed_out: 'Signed a member out everywhere',
  member_corrected: 'Corrected a member’s date of birth or gender',
  photo_looked_at: 'Looked at a new photo',
  photo_approved: 'Approved a photo',
  photo_rejected: 'Rejected a photo',
  photo_verdict_undone: 'Undid a verdict on a photo',
  case_decided: 'Decided a case',
  decision_undone: 'Undid a decision',
  ban_confirmed: 'Confirmed a proposal',
  ban_refused: 'Refused a proposal',
  appeal_decided: 'Decided an appeal',
  case_closed: 'Closed a case',
  case_reopened: 'Reopened a case',
  hold_placed: 'Put a case on legal hold',
  hold_confirmed: 'Confirmed a legal hold',
  hold_lifting_asked: 'Asked to lift a legal hold',
  hold_lifted: 'Lifted a legal hold',
  verification_call_arranged: 'Arranged a verification call',
  verification_viewed: 'Looked at live pictures',
  verification_decided: 'Decided on a verification',
  order_asked_about: 'Asked a provider about an order',
  order_settled: 'Settled an order by hand',
}

export const actLabel = (act: string): string => (act in ACTS ? ACTS[act as StaffAct] : act)

export function detailsLabel({ details }: AuditEntry): string {
  const { role, is_senior, ...rest } = details
  const words = Object.entries(rest).map(([name, value]) => `${name}: ${value}`)
  if (role === 'admin' || role === 'moderator')
    words.unshift(roleLabel({ role, is_senior: is_senior === true }))
  return words.join(', ')
}
