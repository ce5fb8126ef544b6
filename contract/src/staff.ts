import * as z from 'zod/mini'
import { EMAIL, unmetPasswordRule } from './account-rules.ts'
import { atMost } from './at-most.ts'
import { call, reply } from './call.ts'
import { Text, Timestamp } from './ids.ts'
import { EMAIL_MAX, TYPED_PASSWORD_MAX } from './limits.ts'
import { GivenPassword } from './sign-up.ts'
import { staffRoutes } from './staff-routes.ts'
import { STAFF_PASSWORD_MIN, STAFF_ROLES, type StaffRole } from './staff-rules.ts'

const StaffId = z.uuid().check(z.toLowerCase())
const Email = z
  .string()
  .check(
    atMost(EMAIL_MAX),
    z.trim(),
    z.minLength(1, { error: 'Email is required' }),
    z.regex(EMAIL, { error: 'Please enter a valid email address' }),
  )

const Code = z
  .string()
  .check(atMost(20), z.trim(), z.regex(/^\d{6}$/, { error: 'Please enter the six digits' }))

const NewStaffPassword = GivenPassword.check(
  z.minLength(STAFF_PASSWORD_MIN, { error: `Please use at least ${STAFF_PASSWORD_MIN} characters` }),
  z.refine((password) => !unmetPasswordRule(password), {
    error: ({ input }) => unmetPasswordRule(String(input)),
  }),
)

/** The console is for anyone who works on reports, and for administrators. */
const forStaff = { access: 'moderator', suspended: 'denied' } as const
/** Also open to anyone who has not replaced the initial password yet. */
const forStaffAtFirst = { ...forStaff, initialPassword: 'allowed' } as const
const forAdmins = { access: 'admin', suspended: 'denied' } as const

const Role = z.enum(STAFF_ROLES)

/** Who is signed in at /staff. */
export const StaffSession = z.object({
  id: StaffId,
  name: z.string(),
  email: z.string(),
  role: Role,
  is_senior: z.boolean(),
  /** Somebody else has seen the password: nothing is open before it is changed. */
  must_change_password: z.boolean(),
  /** The session ends then, whatever happens. */
  expires_at: Timestamp,
})
export type StaffSession = z.infer<typeof StaffSession>

const staffSignIn = call(staffRoutes.staffSignIn, 'Sign in at /staff with password and code', {
  access: 'public',
  suspended: 'allowed',
})
  .input(
    z.strictObject({
      email: Email,
      password: z
        .string()
        .check(atMost(TYPED_PASSWORD_MAX), z.minLength(1, { error: 'Password is required' })),
      code: Code,
    }),
  )
  .output(reply(StaffSession))

const staffSignOut = call(staffRoutes.staffSignOut, 'End your staff session', forStaffAtFirst)
  .input(z.strictObject({}))
  .output(reply(z.object({})))

const getStaffSession = call(staffRoutes.getStaffSession, 'Who is signed in at /staff', forStaffAtFirst)
  .input(z.strictObject({}))
  .output(reply(StaffSession))

const changeOwnPassword = call(
  staffRoutes.changeOwnPassword,
  'Change your staff password; other sessions end',
  forStaffAtFirst,
)
  .input(z.strictObject({ current_password: GivenPassword, password: NewStaffPassword }))
  .output(reply(z.object({})))

/** A member of staff as administrators see them. */
export const StaffPerson = z.object({
  id: StaffId,
  name: z.string(),
  email: z.string(),
  role: Role,
  is_senior: z.boolean(),
  /** Who wants to make this moderator a senior; another administrator has to agree. A null name: the command line. */
  senior_proposed: z.nullable(z.object({ by: z.nullable(z.string()), may_agree: z.boolean() })),
  /** Has set a password and a second factor. */
  is_enrolled: z.boolean(),
  created_at: Timestamp,
})
export type StaffPerson = z.infer<typeof StaffPerson>

const getStaff = call(staffRoutes.getStaff, 'List staff', forAdmins)
  .input(z.strictObject({}))
  .output(reply(z.object({ people: z.array(StaffPerson) })))

const RoleChoice = { role: Role, is_senior: z.boolean() }
const onlyModerators = z.refine<{ role: StaffRole; is_senior: boolean }>(
  ({ role, is_senior }) => role === 'moderator' || !is_senior,
  { error: 'Only moderators can be senior', path: ['is_senior'] },
)

export const NewStaff = z
  .strictObject({
    name: Text(100).check(z.minLength(1, { error: 'Name is required' })),
    email: Email,
    ...RoleChoice,
  })
  .check(onlyModerators)
export type NewStaff = z.infer<typeof NewStaff>

const addStaff = call(
  staffRoutes.addStaff,
  'Add a member of staff, who gets a link to set password and second factor',
  forAdmins,
)
  .input(NewStaff)
  .output(reply(z.object({ id: StaffId })))

const resetStaff = call(
  staffRoutes.resetStaff,
  'Take password and second factor from somebody else on the staff, who gets a new link; their sessions end',
  forAdmins,
)
  .input(z.strictObject({ staff_id: StaffId }))
  .output(reply(z.object({})))

const changeStaff = call(
  staffRoutes.changeStaff,
  'Change the role of somebody else on the staff; a senior waits for another administrator',
  forAdmins,
)
  .input(z.strictObject({ staff_id: StaffId, ...RoleChoice }).check(onlyModerators))
  .output(reply(z.object({})))

const agreeToSenior = call(
  staffRoutes.agreeToSenior,
  'Agree with another administrator that a moderator becomes a senior',
  forAdmins,
)
  .input(z.strictObject({ staff_id: StaffId }))
  .output(reply(z.object({})))

const Enrolment = {
  /** From the link. */
  token: z.string().check(atMost(64), z.regex(/^[0-9a-f]{64}$/)),
  /** The address that the link was sent to: a link that was passed on opens nothing by itself. */
  email: Email,
}
const openToAll = { access: 'public', suspended: 'allowed' } as const

/** The secret for the authenticator app, to type in, and as the address that the QR code holds. */
export const EnrolmentSecret = z.object({ totp_secret: z.string(), totp_uri: z.string() })
export type EnrolmentSecret = z.infer<typeof EnrolmentSecret>

const openEnrolment = call(
  staffRoutes.openEnrolment,
  'Open a link for staff: a new secret for the authenticator app, which ends the one before',
  openToAll,
)
  .input(z.strictObject(Enrolment))
  .output(reply(EnrolmentSecret))

const enrol = call(staffRoutes.enrol, 'Set password and second factor by a link for staff', openToAll)
  .input(z.strictObject({ ...Enrolment, password: NewStaffPassword, code: Code }))
  .output(reply(z.object({})))

const removeStaff = call(
  staffRoutes.removeStaff,
  'Remove somebody else from the staff; their sessions end',
  forAdmins,
)
  .input(z.strictObject({ staff_id: StaffId }))
  .output(reply(z.object({})))

export const AuditEntry = z.object({
  seq: z.int(),
  at: Timestamp,
  /** Null: the system, or the command line. */
  by: z.nullable(z.object({ id: StaffId, name: z.string() })),
  act: z.string(),
  subject: z.nullable(
    z.object({ kind: z.string(), id: z.string(), /** Of staff alone. */ name: z.nullable(z.string()) }),
  ),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof AuditEntry>

const getAudit = call(
  staffRoutes.getAudit,
  'Read the audit log, newest first: administrators all of it, moderators their own entries',
  forStaff,
)
  .input(z.strictObject({ before: z.optional(z.int().check(z.positive())) }))
  .output(reply(z.object({ entries: z.array(AuditEntry), next_before: z.nullable(z.int()) })))

export const staffCalls = {
  staffSignIn,
  staffSignOut,
  getStaffSession,
  changeOwnPassword,
  getStaff,
  addStaff,
  resetStaff,
  changeStaff,
  agreeToSenior,
  openEnrolment,
  enrol,
  removeStaff,
  getAudit,
}
