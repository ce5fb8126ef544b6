import * as z from 'zod/mini'
import { MemberId, Timestamp } from '../ids.ts'

/** `program` means an API client, which gets a token instead of a cookie. */
export const SIGN_IN_WAYS = ['password', 'link', 'phone', 'second_factor', 'program'] as const
export type SignInWay = (typeof SIGN_IN_WAYS)[number]

export const SECURITY_EVENTS = [
  'signed_in_password',
  'signed_in_link',
  'signed_in_phone',
  'signed_in_second_factor',
  'signed_in_program',
  'refused_password',
  'refused_phone',
  'refused_second_factor',
  'refused_often',
  'signed_out',
  'session_ended',
  'other_sessions_ended',
  'password_set',
  'password_changed',
  'second_factor_on',
  'second_factor_off',
  'recovery_codes_renewed',
  'email_added',
  'email_changed',
  'phone_added',
  'phone_changed',
  'export_asked',
  'export_fetched',
  'deactivated',
  'reactivated',
] as const
export type SecurityEventKind = (typeof SECURITY_EVENTS)[number]

/** The log keeps these acts too, but the member does not see them. */
export const OPERATOR_ACTS = ['photo_approved', 'photo_rejected'] as const
export type OperatorAct = (typeof OPERATOR_ACTS)[number]

export const SECURITY_LOG_PAGE = 20
/** Days. The device and the address block are deleted before the event itself. */
export const SECURITY_EVENT_ORIGIN_DAYS = 90
export const SECURITY_EVENT_DAYS = 365

export const SecurityEvent = z.object({
  id: z.uuid(),
  kind: z.enum(SECURITY_EVENTS),
  created_at: Timestamp,
  place: z.nullable(z.string()),
  device: z.nullable(z.string()),
})
export type SecurityEvent = z.infer<typeof SecurityEvent>

export const SecurityLogQuery = z.strictObject({
  user_id: z.optional(MemberId),
  cursor: z.optional(z.uuid()),
})
export type SecurityLogQuery = z.infer<typeof SecurityLogQuery>
export const SecurityLog = z.object({
  events: z.array(SecurityEvent),
  next_cursor: z.nullable(z.uuid()),
})
export type SecurityLog = z.infer<typeof SecurityLog>
