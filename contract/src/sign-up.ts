import * as z from 'zod/mini'
import { EMAIL, unmetPasswordRule } from './account-rules.ts'
import { GENDERS } from './choices.ts'
import { CountryCode, Day } from './ids.ts'
import { MINIMUM_AGE, PASSWORD_MAX, PASSWORD_MIN } from './limits.ts'
import { nameFault } from './person-name.ts'

/** Text that must not be blank. */
export const required = (message: string) =>
  z.string().check(z.refine((text) => text.trim() !== '', { error: message }))

/** In one Unicode form before it is measured: some letters become two. */
export const FullName = z.string().check(
  z.normalize('NFC'),
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

/** Not empty and not endless; whether it is a good one, others say. */
export const GivenPassword = z
  .string()
  .check(
    z.minLength(1, { error: 'Password is required' }),
    z.maxLength(PASSWORD_MAX, { error: 'Password must be at most 128 characters' }),
  )

const TOO_SHORT = 'Password must be at least 8 characters'
/** The shortest password that any part of the server ever spoke of; the form asks for more. */
const SHORTEST_PASSWORD = 6

/** Refuses a password that is far too short. The issue says so, because the server has a refusal of its own for it. */
export const notFarTooShort = (error: z.core.$ZodErrorMap) =>
  z.refine<string>((password) => password === '' || password.length >= SHORTEST_PASSWORD, {
    error,
    params: { refusal: 'accounts.password_too_short' },
    abort: true,
  })

/** Meets the whole checklist; the first rule that it does not meet is the sentence. */
export const NewPassword = GivenPassword.check(
  notFarTooShort(() => TOO_SHORT),
  z.minLength(PASSWORD_MIN, { error: TOO_SHORT }),
  z.refine((password) => !unmetPasswordRule(password), {
    error: ({ input }) => unmetPasswordRule(String(input))?.text,
  }),
)

/** A sign-up by email. The form validates with it, the server parses with it. */
export const EmailSignUp = z.strictObject({
  email: required('Email is required').check(
    z.maxLength(254),
    z.regex(EMAIL, { error: 'Please enter a valid email' }),
  ),
  password: NewPassword,
  data: SignUpData,
})
export type EmailSignUp = z.infer<typeof EmailSignUp>

/** A sign-up by whoever proves the mailbox by a link: the address is known already. */
export const OwnerSignUp = z.strictObject({ password: NewPassword, data: SignUpData })
export type OwnerSignUp = z.infer<typeof OwnerSignUp>

/** International form, without spaces: `+233241234567`. */
export const PhoneNumber = required('Phone number is required').check(
  z.regex(/^\+[1-9]\d{7,14}$/, { error: 'Please enter a valid phone number' }),
)

/** A sign-up by phone, also to send another code; `country_code` is whose dial code was chosen. */
export const PhoneSignUp = z.strictObject({
  phone_number: PhoneNumber,
  country_code: z
    .string()
    .check(z.refine((code) => CountryCode.safeParse(code).success, { error: 'Please select a country' })),
  data: SignUpData,
})
export type PhoneSignUp = z.infer<typeof PhoneSignUp>
