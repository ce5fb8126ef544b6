import * as z from 'zod/mini'
import { atMost } from '../at-most.ts'
import { readCode } from '../digits.ts'
import { type FieldFault, fault } from '../faults.ts'
import { MemberId, Timestamp } from '../ids.ts'
import { LANGUAGES } from '../languages.ts'
import { TYPED_PASSWORD_MAX } from '../limits.ts'
import { unmetPasswordRule } from './account-rules.ts'
import {
  EmailAddress,
  emailAddress,
  FullName,
  minServerPasswordLength,
  OwnerSignUp,
  PhoneNumber,
  TypedPassword,
} from './sign-up.ts'

const unmet = (password: unknown): FieldFault =>
  `password_unmet:${unmetPasswordRule(String(password)) ?? 'password_length'}`

const ChangedPassword = TypedPassword.check(
  minServerPasswordLength(({ input }) => unmet(input)),
  z.refine((password) => !unmetPasswordRule(password), { error: ({ input }) => unmet(input) }),
)

/** Recovery codes have letters, so that only the script of the digits changes here. */
const TypedCode = z.pipe(
  z.pipe(
    z.string().check(atMost(40)),
    z.transform((typed: string) => readCode(typed)),
  ),
  z.string().check(z.minLength(1, fault('code_missing')), atMost(20)),
)

export const EmailSignIn = z.strictObject({
  email: EmailAddress,
  password: z.string().check(atMost(TYPED_PASSWORD_MAX), z.minLength(1, fault('password_missing'))),
  /** Only for API clients: `data.access_token` goes into `Authorization: Bearer`. Browsers are refused. */
  return_token: z.optional(z.boolean()),
})
export type EmailSignIn = z.infer<typeof EmailSignIn>

/**
 * For an unconfirmed sign-up the code proves only access to the mailbox. Outside the browser that signed up, the call
 * also needs the sign-up's `password`, or a `sign_up` by the mailbox's owner, which replaces the address's pending
 * sign-ups.
 */
export const LinkExchange = z.strictObject({
  code: z.string().check(atMost(200)),
  password: z.optional(z.string().check(atMost(TYPED_PASSWORD_MAX))),
  sign_up: z.optional(OwnerSignUp),
  /** Set by the button; required in a browser that did not request the link. */
  confirm: z.optional(z.boolean()),
  /** The user agreed to sign the other member out of this browser. */
  switch_account: z.optional(z.boolean()),
})
export type LinkExchange = z.infer<typeof LinkExchange>

/** The response is the same whether or not the address has an account. */
export const LinkRequest = z.strictObject({
  email: emailAddress(fault('email_address_invalid'), 'email_missing'),
})
export type LinkRequest = z.infer<typeof LinkRequest>

export const PhoneSignIn = z.strictObject({ phone_number: PhoneNumber })
export type PhoneSignIn = z.infer<typeof PhoneSignIn>

export const PhoneVerification = z.strictObject({
  phone_number: PhoneNumber,
  code: TypedCode,
})
export type PhoneVerification = z.infer<typeof PhoneVerification>

export const Session = z.object({
  user: z.object({
    id: MemberId,
    email: z.nullable(z.string()),
    name: z.string(),
    display_name: z.string(),
    language: z.enum(LANGUAGES),
    email_confirmed_at: z.nullable(Timestamp),
    phone_confirmed_at: z.nullable(Timestamp),
    confirmed_at: z.nullable(Timestamp),
    suspended_at: z.nullable(Timestamp),
    suspended_until: z.nullable(Timestamp),
  }),
})
export type Session = z.infer<typeof Session>

export const SignedIn = z.extend(Session, {
  access_token: z.optional(z.string()),
  purpose: z.optional(z.enum(['confirm', 'sign-in', 'reset'])),
})
export type SignedIn = z.infer<typeof SignedIn>

/** An optional check that the session belongs to this member; the server refuses any other id. */
export const Own = { user_id: z.optional(MemberId) }
const Proof = { ...Own, current_password: z.optional(z.string().check(atMost(TYPED_PASSWORD_MAX))) }

export const PasswordChange = z.strictObject({ ...Proof, password: ChangedPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

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

export const UserUpdate = z.strictObject({
  ...Own,
  display_name: FullName,
})
export type UserUpdate = z.infer<typeof UserUpdate>

export const FactorSetup = z.strictObject(Proof)
export type FactorSetup = z.infer<typeof FactorSetup>
export const FactorSecret = z.object({ secret: z.string(), uri: z.string() })
export type FactorSecret = z.infer<typeof FactorSecret>

/** Six digits from the authenticator app, or at sign-in a recovery code. */
export const FactorCode = z.strictObject({ ...Own, code: TypedCode })
export type FactorCode = z.infer<typeof FactorCode>
export const FactorChange = z.strictObject({ ...Proof, code: TypedCode })
export type FactorChange = z.infer<typeof FactorChange>
export const RecoveryCodes = z.object({ recovery_codes: z.array(z.string()) })
export type RecoveryCodes = z.infer<typeof RecoveryCodes>

export const Security = z.object({
  email: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  has_password: z.boolean(),
  two_factor_enabled: z.boolean(),
  recovery_codes_left: z.int(),
  /** Until this time, sensitive changes need no current password. */
  fresh_until: Timestamp,
})
export type Security = z.infer<typeof Security>

export const OwnSession = z.object({
  id: z.uuid(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  place: z.nullable(z.string()),
  created_at: Timestamp,
  last_used_at: Timestamp,
  current: z.boolean(),
})
export type OwnSession = z.infer<typeof OwnSession>

export const SessionEnd = z.strictObject({ ...Own, session_id: z.uuid() })
export type SessionEnd = z.infer<typeof SessionEnd>
