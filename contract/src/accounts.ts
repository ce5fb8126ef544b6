import * as z from 'zod/mini'
import { EMAIL, passwordUnmet, unmetPasswordRule } from './account-rules.ts'
import { call, reply } from './call.ts'
import { MemberId, Timestamp } from './ids.ts'
import { routes } from './routes.ts'
import { FullName, GivenPassword, OwnerSignUp, PhoneNumber, required } from './sign-up.ts'

/** The same checklist, in the words that changing a password has for it. */
const ChangedPassword = GivenPassword.check(
  z.refine((password) => !unmetPasswordRule(password), {
    error: ({ input }) => passwordUnmet(String(input)),
  }),
)

/** `POST /auth/v1/sign-in/email`; answers `SignedIn` */
export const EmailSignIn = z.object({
  email: required('Email is required').check(z.regex(EMAIL, { error: 'Please enter a valid email' })),
  password: z.string().check(z.minLength(1, { error: 'Password is required' })),
  /** API clients only: `data.access_token` of the answer goes into `Authorization: Bearer`. Refused to browsers. */
  return_token: z.optional(z.boolean()),
})

/**
 * `POST /auth/v1/exchange-code`: the code of a mailed link; answers `SignedIn`.
 * A link to a sign-up that waits for confirmation proves the mailbox alone. Outside the browser that signed up it takes
 * the sign-up's `password` as well, or a `sign_up` of the mailbox's owner, which replaces all that waits on the address.
 */
export const LinkExchange = z.strictObject({
  code: z.string().check(z.maxLength(200)),
  password: z.optional(z.string().check(z.maxLength(1000))),
  sign_up: z.optional(OwnerSignUp),
  /** A person pressed the button: asked for in a browser that did not ask for the link. */
  confirm: z.optional(z.boolean()),
  /** Someone else is signed in on this browser, and agreed to be signed out. */
  switch_account: z.optional(z.boolean()),
})
export type LinkExchange = z.infer<typeof LinkExchange>

/** `POST /auth/v1/sign-in/link` and `POST /auth/v1/reset-password`; answered alike whoever has the address. */
export const LinkRequest = z.strictObject({
  email: required('Email is required').check(
    z.maxLength(254),
    z.regex(EMAIL, { error: 'Please enter a valid email address' }),
  ),
})
export type LinkRequest = z.infer<typeof LinkRequest>

/** `POST /auth/v1/sign-in/phone`, also to send another code. */
export const PhoneSignIn = z.strictObject({ phone_number: PhoneNumber })
export type PhoneSignIn = z.infer<typeof PhoneSignIn>

/** `POST /auth/v1/verify-phone`; answers `SignedIn` */
export const PhoneVerification = z.strictObject({
  phone_number: PhoneNumber,
  code: z.string().check(z.trim(), z.minLength(1, { error: 'Please enter the code' }), z.maxLength(20)),
})
export type PhoneVerification = z.infer<typeof PhoneVerification>

/** `GET /auth/v1/get-session`: who is signed in; null when nobody is. Never a token. */
export const Session = z.object({
  user: z.object({
    id: MemberId,
    email: z.nullable(z.string()),
    name: z.string(),
    email_confirmed_at: z.nullable(Timestamp),
    phone_confirmed_at: z.nullable(Timestamp),
    confirmed_at: z.nullable(Timestamp),
    /** A suspended member may see why and take their data along, and nothing else. */
    suspended_at: z.nullable(Timestamp),
    /** Null when no end is set. */
    suspended_until: z.nullable(Timestamp),
  }),
})
export type Session = z.infer<typeof Session>

/** What every way in answers; `purpose` says what the link was for that was opened. */
export const SignedIn = z.extend(Session, {
  purpose: z.optional(z.enum(['confirm', 'sign-in', 'reset'])),
})
export type SignedIn = z.infer<typeof SignedIn>

/** A caller may say who they are, and then it must be true. */
const Own = { user_id: z.optional(MemberId) }
/** The password as it is; needed when the sign-in is not fresh. */
const Proof = { ...Own, current_password: z.optional(z.string().check(z.maxLength(1000))) }

/** `POST /auth/v1/change-password` */
export const PasswordChange = z.strictObject({ ...Proof, password: ChangedPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

/** `POST /auth/v1/change-contact`: a code goes to the new address or number, whichever of the two is given. */
export const ContactChange = z
  .strictObject({
    ...Proof,
    email: z.optional(LinkRequest.shape.email),
    phone_number: z.optional(PhoneNumber),
  })
  .check(
    z.refine(({ email, phone_number }) => (email === undefined) !== (phone_number === undefined), {
      error: 'Please enter one of the two',
    }),
  )
export type ContactChange = z.infer<typeof ContactChange>
/** `POST /auth/v1/confirm-contact`; answers `Session` */
export const ContactProof = z.strictObject({
  ...Own,
  code: z.string().check(z.trim(), z.minLength(1, { error: 'Please enter the code' }), z.maxLength(20)),
})

/** `POST /auth/v1/update-user`: what the member is called in the own header and in mails; answers `Session` */
export const UserUpdate = z.strictObject({
  ...Own,
  display_name: FullName,
})

/** `POST /auth/v1/enrol-second-factor`; answers `FactorSecret` */
export const FactorSetup = z.strictObject(Proof)
/** The secret for the authenticator app, to type in, and as the address that the QR code holds. */
export const FactorSecret = z.object({ secret: z.string(), uri: z.string() })
export type FactorSecret = z.infer<typeof FactorSecret>

const Code = z.string().check(z.trim(), z.minLength(1, { error: 'Please enter the code' }), z.maxLength(20))
/**
 * `POST /auth/v1/sign-in/second-factor` and `POST /auth/v1/confirm-second-factor` (which answers `RecoveryCodes`):
 * six digits of the authenticator app, or, at sign-in, a recovery code.
 */
export const FactorCode = z.strictObject({ ...Own, code: Code })
/** `POST /auth/v1/renew-recovery-codes` (answers `RecoveryCodes`) and `POST /auth/v1/remove-second-factor` */
export const FactorChange = z.strictObject({ ...Proof, code: Code })
export type FactorChange = z.infer<typeof FactorChange>
/** Shown this one time. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** `GET /auth/v1/get-security`: how the caller signs in. */
export const Security = z.object({
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  has_password: z.boolean(),
  two_factor_enabled: z.boolean(),
  recovery_codes_left: z.int(),
  /** Until then no current password is asked for. */
  fresh_until: Timestamp,
})
export type Security = z.infer<typeof Security>

/** `GET /auth/v1/get-sessions`: one of the caller's sessions, the latest used first. */
export const OwnSession = z.object({
  id: z.uuid(),
  /** "Chrome", "Safari" …; null when it cannot be told. */
  browser: z.nullable(z.string()),
  /** "Android", "Windows" … */
  system: z.nullable(z.string()),
  /** The country of the address, in words. */
  place: z.nullable(z.string()),
  created_at: Timestamp,
  last_used_at: Timestamp,
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

/** `POST /auth/v1/end-session` */
export const SessionEnd = z.strictObject({ ...Own, session_id: z.uuid() })
/** `POST /auth/v1/end-other-sessions` */
export const OtherSessionsEnd = z.strictObject(Own)

/** Turns the data given at sign-up into a profile, once; repeating it changes nothing. */
export const completeSignUp = call(routes.accounts.completeSignUp, 'Complete pending sign-up data', {
  access: 'session',
  suspended: 'denied',
})
  .input(z.strictObject({}))
  .output(reply(z.object({ completed: z.boolean() })))

export const accountsCalls = { completeSignUp }
