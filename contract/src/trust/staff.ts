import * as z from 'zod/mini'
import { atMost } from '../at-most.ts'
import { call, reply } from '../call.ts'
import { readCode } from '../digits.ts'
import { unmetPasswordRule } from '../identity/account-rules.ts'
import { emailAddress, minPasswordLength, TypedPassword } from '../identity/sign-up.ts'
import { Text, Timestamp } from '../ids.ts'
import { TYPED_PASSWORD_MAX } from '../limits.ts'
import { staffRoutes } from './staff-routes.ts'
import { STAFF_PASSWORD_MIN, STAFF_ROLES, type StaffRole } from './staff-rules.ts'

const StaffId = z.uuid().check(z.toLowerCase())
const Email = emailAddress({ error: 'Please enter a valid email address' })

const Code = z.pipe(
  z.pipe(
    z.string().check(atMost(20)),
    z.transform((typed: string) => readCode(typed)),
  ),
  z.string().check(z.regex(/^\d{6}$/, { error: 'Please enter the six digits' })),
)

const NewStaffPassword = TypedPassword.check(
  minPasswordLength(STAFF_PASSWORD_MIN, { error: `Please use at least ${STAFF_PASSWORD_MIN} characters` }),
  z.refine((password) => !unmetPasswordRule(password), {
    error: ({ input }) => unmetPasswordRule(String(input)),
  }),
)

const forStaff = { access: 'moderator', suspended: 'denied' } as const
const withInitialPassword = { ...forStaff, initialPassword: 'allowed' } as const
const forAdmins = { access: 'admin', suspended: 'denied' } as const

const Role = z.enum(STAFF_ROLES)

export const StaffSession = z.object({
  id: StaffId,
  name: z.string(),
  email: z.string(),
  role: Role,
  is_senior: z.boolean(),
  /** Another person has seen the initial password, so it must be changed before other calls work. */
  must_change_password: z.boolean(),
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

const staffSignOut = call(staffRoutes.staffSignOut, 'End your staff session', withInitialPassword)
  .input(z.strictObject({}))
  .output(reply(z.object({})))

const getStaffSession = call(staffRoutes.getStaffSession, 'Who is signed in at /staff', withInitialPassword)
  .input(z.strictObject({}))
  .output(reply(StaffSession))

const changeOwnPassword = call(
  staffRoutes.changeOwnPassword,
  'Change your staff password; other sessions end',
  withInitialPassword,
)
  .input(z.strictObject({ current_password: TypedPassword, password: NewStaffPassword }))
  .output(reply(z.object({})))

export const StaffPerson = z.object({
  id: StaffId,
  name: z.string(),
  email: z.string(),
  role: Role,
  is_senior: z.boolean(),
  /** Awaits another administrator's agreement. A null name is the command line. */
  senior_proposed: z.nullable(z.object({ by: z.nullable(z.string()), may_agree: z.boolean() })),
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
  token: z.string().check(atMost(64), z.regex(/^[0-9a-f]{64}$/)),
  /** The address that received the link, so that a forwarded link alone isn't enough. */
  email: Email,
}
const openToAll = { access: 'public', suspended: 'allowed' } as const

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
  /** Null for the system or the command line. */
  by: z.nullable(z.object({ id: StaffId, name: z.string() })),
  act: z.string(),
  subject: z.nullable(z.object({ kind: z.string(), id: z.string(), name: z.nullable(z.string()) })),
  details: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
})
export type AuditEntry = z.infer<typeof AuditEntry>

/** Query parameters are text. */
const AuditSeqText = z.pipe(
  z.string().check(atMost(16), z.regex(/^\d+$/)),
  z.pipe(z.transform(Number), z.int().check(z.positive())),
)

const getAudit = call(
  staffRoutes.getAudit,
  'Read the audit log, newest first: administrators all of it, moderators their own entries',
  forStaff,
)
  .input(z.strictObject({ before: z.optional(AuditSeqText) }))
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
