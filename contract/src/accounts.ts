import * as z from 'zod/mini'
import { EMAIL, unmetPasswordRule } from './account-rules.ts'
import { atMost } from './at-most.ts'
import { type FieldFault, fault } from './faults.ts'
import { MemberId, Timestamp } from './ids.ts'
import { LANGUAGES } from './languages.ts'
import { EMAIL_MAX, TYPED_PASSWORD_MAX } from './limits.ts'
import {
  EmailAddress,
  FullName,
  GivenPassword,
  notFarTooShort,
  OwnerSignUp,
  PhoneNumber,
  required,
} from './sign-up.ts'

const unmet = (password: unknown): FieldFault =>
  `password_unmet:${unmetPasswordRule(String(password)) ?? 'password_length'}`

/** The same checklist, with the fault that changing a password has for it. */
const ChangedPassword = GivenPassword.check(
  notFarTooShort(({ input }) => unmet(input)),
  z.refine((password) => !unmetPasswordRule(password), { error: ({ input }) => unmet(input) }),
)

const TypedCode = z.string().check(atMost(40), z.trim(), z.minLength(1, fault('code_missing')), atMost(20))

/** An address and its password. */
export const EmailSignIn = z.strictObject({
  email: EmailAddress,
  password: z.string().check(atMost(TYPED_PASSWORD_MAX), z.minLength(1, fault('password_missing'))),
  /** API clients only: `data.access_token` of the answer goes into `Authorization: Bearer`. Refused to browsers. */
  return_token: z.optional(z.boolean()),
})
export type EmailSignIn = z.infer<typeof EmailSignIn>

/**
 * The code of a mailed link.
 * A link to a sign-up that waits for confirmation proves the mailbox alone. Outside the browser that signed up it takes
 * the sign-up's `password` as well, or a `sign_up` of the mailbox's owner, which replaces all that waits on the address.
 */
export const LinkExchange = z.strictObject({
  code: z.string().check(atMost(200)),
  password: z.optional(z.string().check(atMost(TYPED_PASSWORD_MAX))),
  sign_up: z.optional(OwnerSignUp),
  /** A person pressed the button: asked for in a browser that did not ask for the link. */
  confirm: z.optional(z.boolean()),
  /** Someone else is signed in on this browser, and agreed to be signed out. */
  switch_account: z.optional(z.boolean()),
})
export type LinkExchange = z.infer<typeof LinkExchange>

/** Whom to mail a link; the answer is the same whether or not the address is known. */
export const LinkRequest = z.strictObject({
  email: required('email_missing', EMAIL_MAX).check(z.regex(EMAIL, fault('email_address_invalid'))),
})
export type LinkRequest = z.infer<typeof LinkRequest>

export const PhoneSignIn = z.strictObject({ phone_number: PhoneNumber })
export type PhoneSignIn = z.infer<typeof PhoneSignIn>

export const PhoneVerification = z.strictObject({
  phone_number: PhoneNumber,
  code: TypedCode,
})
export type PhoneVerification = z.infer<typeof PhoneVerification>

/** Who is signed in. Never a token. */
export const Session = z.object({
  user: z.object({
    id: MemberId,
    email: z.nullable(z.string()),
    name: z.string(),
    /** Of letters and notices, and of the app on a new device. */
    language: z.enum(LANGUAGES),
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

/** What every sign-in answers; `purpose` says what the link was for that was opened. */
export const SignedIn = z.extend(Session, {
  /** Of an API client that asked for it. */
  access_token: z.optional(z.string()),
  purpose: z.optional(z.enum(['confirm', 'sign-in', 'reset'])),
})
export type SignedIn = z.infer<typeof SignedIn>

/** A caller may say who they are, and then it must be true. */
export const Own = { user_id: z.optional(MemberId) }
/** The password as it is; needed when the sign-in is not fresh. */
const Proof = { ...Own, current_password: z.optional(z.string().check(atMost(TYPED_PASSWORD_MAX))) }

export const PasswordChange = z.strictObject({ ...Proof, password: ChangedPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

/** The new address or number, whichever of the two is given. */
export const ContactChange = z
  .strictObject({
    ...Proof,
    email: z.optional(LinkRequest.shape.email),
    phone_number: z.optional(PhoneNumber),
  })
  .check(
    z.refine(
      ({ email, phone_number }) => (email === undefined) !== (phone_number === undefined),
      fault('either_contact'),
    ),
  )
export type ContactChange = z.infer<typeof ContactChange>
export const ContactProof = z.strictObject({
  ...Own,
  code: TypedCode,
})
export type ContactProof = z.infer<typeof ContactProof>

/** What the member is called in their own header and in mails. */
export const UserUpdate = z.strictObject({
  ...Own,
  display_name: FullName,
})
export type UserUpdate = z.infer<typeof UserUpdate>

export const FactorSetup = z.strictObject(Proof)
export type FactorSetup = z.infer<typeof FactorSetup>
/** The secret for the authenticator app, to type in, and as the address that the QR code holds. */
export const FactorSecret = z.object({ secret: z.string(), uri: z.string() })
export type FactorSecret = z.infer<typeof FactorSecret>

/** Six digits of the authenticator app, or, at sign-in, a recovery code. */
export const FactorCode = z.strictObject({ ...Own, code: TypedCode })
export type FactorCode = z.infer<typeof FactorCode>
export const FactorChange = z.strictObject({ ...Proof, code: TypedCode })
export type FactorChange = z.infer<typeof FactorChange>
/** Shown this one time. */
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

/** How the caller signs in. */
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

/** One of the caller's sessions. */
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

export const SessionEnd = z.strictObject({ ...Own, session_id: z.uuid() })
export type SessionEnd = z.infer<typeof SessionEnd>
