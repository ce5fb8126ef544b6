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
      code: z
        .string()
        .check(atMost(20), z.trim(), z.regex(/^\d{6}$/, { error: 'Please enter the six digits' })),
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

/** What a new member of staff signs in with, shown this one time. */
export const StaffCredentials = z.object({
  id: StaffId,
  password: z.string(),
  /** The secret for the authenticator app, to type in, and as the address that the QR code holds. */
  totp_secret: z.string(),
  totp_uri: z.string(),
})
export type StaffCredentials = z.infer<typeof StaffCredentials>

export const NewStaff = z
  .strictObject({
    name: Text(100).check(z.minLength(1, { error: 'Name is required' })),
    email: Email,
    ...RoleChoice,
  })
  .check(onlyModerators)
export type NewStaff = z.infer<typeof NewStaff>

const addStaff = call(staffRoutes.addStaff, 'Add a member of staff', forAdmins)
  .input(NewStaff)
  .output(reply(StaffCredentials))

const changeStaff = call(staffRoutes.changeStaff, 'Change the role of somebody else on the staff', forAdmins)
  .input(z.strictObject({ staff_id: StaffId, ...RoleChoice }).check(onlyModerators))
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
  changeStaff,
  removeStaff,
  getAudit,
}
