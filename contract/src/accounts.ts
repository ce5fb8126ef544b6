import * as z from 'zod/mini'
import {
  EMAIL,
  MINIMUM_AGE,
  PASSWORD_MAX,
  PASSWORD_MIN,
  passwordUnmet,
  unmetPasswordRule,
} from './account-rules.ts'
import { call, reply } from './call.ts'
import { GENDERS } from './choices.ts'
import { CountryCode, Day, MemberId, Timestamp } from './ids.ts'
import { nameFault } from './person-name.ts'

export {
  ageOn,
  EMAIL,
  MINIMUM_AGE,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PASSWORD_RULES,
  passwordUnmet,
  RESEND_AFTER,
  SIGN_OUT_TIMEOUT,
  unmetPasswordRule,
} from './account-rules.ts'

const required = (message: string) =>
  z.string().check(z.refine((text) => text.trim() !== '', { error: message }))

const FullName = z.string().check(
  z.refine((name) => nameFault(name) === null, { error: ({ input }) => nameFault(String(input)) ?? '' }),
  z.maxLength(100),
)

const AdultAge = z.int().check(z.gte(MINIMUM_AGE), z.lte(100))

/** Whom somebody looks for, as chosen on the landing page before they had an account. */
export const PartnerWishes = z
  .strictObject({ preferred_gender: z.enum(GENDERS), age_range_min: AdultAge, age_range_max: AdultAge })
  .check(z.refine(({ age_range_min, age_range_max }) => age_range_min < age_range_max))
export type PartnerWishes = z.infer<typeof PartnerWishes>

/** The sign-up metadata of the specification (section 3), with its sentences (section 5). */
export const SignUpData = z.strictObject({
  full_name: FullName,
  gender: z.enum(GENDERS, { error: 'Gender is required' }),
  date_of_birth: required('Date of birth is required').check(
    z.refine((day) => Day.safeParse(day).success, { error: 'Date of birth is required' }),
  ),
  country_of_residence: z
    .string()
    .check(
      z.refine((code) => CountryCode.safeParse(code).success, { error: 'Country of residence is required' }),
    ),
  agreed_to_terms: z
    .boolean()
    .check(z.refine((agreed) => agreed, { error: 'You must agree to the terms and privacy policy' })),
  /** Becomes the first partner preferences. */
  wishes: z.optional(PartnerWishes),
})
export type SignUpData = z.infer<typeof SignUpData>

const GivenPassword = z
  .string()
  .check(
    z.minLength(1, { error: 'Password is required' }),
    z.maxLength(PASSWORD_MAX, { error: 'Password must be at most 128 characters' }),
  )
/** Meets the whole checklist; the first rule that it does not meet is the sentence. */
const NewPassword = GivenPassword.check(
  z.minLength(PASSWORD_MIN, { error: 'Password must be at least 8 characters' }),
  z.refine((password) => !unmetPasswordRule(password), {
    error: ({ input }) => unmetPasswordRule(String(input))?.text,
  }),
)
/** The same checklist, in the words that changing a password has for it. */
const ChangedPassword = GivenPassword.check(
  z.refine((password) => !unmetPasswordRule(password), {
    error: ({ input }) => passwordUnmet(String(input)),
  }),
)

/** `POST /auth/v1/sign-up/email`. The form validates with it, the server parses with it. */
export const EmailSignUp = z.strictObject({
  email: required('Email is required').check(
    z.maxLength(254),
    z.regex(EMAIL, { error: 'Please enter a valid email' }),
  ),
  password: NewPassword,
  data: SignUpData,
})
export type EmailSignUp = z.infer<typeof EmailSignUp>

/** `POST /auth/v1/sign-in/email`; answers `SignedIn` */
export const EmailSignIn = z.object({
  email: required('Email is required').check(z.regex(EMAIL, { error: 'Please enter a valid email' })),
  password: z.string().check(z.minLength(1, { error: 'Password is required' })),
  /** API clients only: `data.access_token` of the answer goes into `Authorization: Bearer`. Refused to browsers. */
  return_token: z.optional(z.boolean()),
})

/** A sign-up by whoever proves the mailbox by a link: the address is known already. */
export const OwnerSignUp = z.strictObject({ password: NewPassword, data: SignUpData })
export type OwnerSignUp = z.infer<typeof OwnerSignUp>

/**
 * `POST /auth/v1/exchange-code`: the code of a mailed link; answers `SignedIn`.
 * A link to a sign-up that waits for confirmation proves the mailbox alone. Outside the browser that signed up it takes
 * the sign-up's `password` as well, or a `sign_up` of the mailbox's owner, which replaces all that waits on the address.
 */
export const LinkExchange = z.strictObject({
  code: z.string().check(z.maxLength(200)),
  password: z.optional(z.string().check(z.maxLength(1000))),
  sign_up: z.optional(OwnerSignUp),
  /** Somebody else is signed in in this browser, and agreed to be signed out. */
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

export const PHONE_CODE_DIGITS = 6
/** Minutes that a code sent by text message works. */
export const PHONE_CODE_MINUTES = 5
/** Seconds before another code can be sent to the same number. */
export const PHONE_CODE_AFTER = 60

/** International form, without spaces: `+233241234567`. */
export const PhoneNumber = required('Phone number is required').check(
  z.regex(/^\+[1-9]\d{7,14}$/, { error: 'Please enter a valid phone number' }),
)

/** `POST /auth/v1/sign-up/phone`, also to send another code; `country_code` is whose dial code was chosen. */
export const PhoneSignUp = z.strictObject({
  phone_number: PhoneNumber,
  country_code: z
    .string()
    .check(z.refine((code) => CountryCode.safeParse(code).success, { error: 'Please select a country' })),
  data: SignUpData,
})
export type PhoneSignUp = z.infer<typeof PhoneSignUp>

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

/** Who signed in so recently, in minutes, need not prove themselves again before they change how they sign in. */
export const FRESH_MINUTES = 10

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

export const RECOVERY_CODES = 10

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
export const completeSignUp = call
  .route({ method: 'POST', path: '/functions/v1/complete-sign-up', summary: 'Complete pending sign-up data' })
  .input(z.strictObject({}))
  .output(reply(z.object({ completed: z.boolean() })))

export const accountsCalls = { completeSignUp }
