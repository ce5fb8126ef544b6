import * as z from 'zod/mini'
import { atMost, atMostCharacters, atMostTyped } from '../at-most.ts'
import { GENDERS } from '../dating/choices.ts'
import { type FieldFault, fault } from '../faults.ts'
import { CountryCode, Day } from '../ids.ts'
import {
  EMAIL_MAX,
  MINIMUM_AGE,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PREFERENCE_AGE_MAX,
} from '../limits.ts'
import { nameFault } from '../person-name.ts'
import { normaliseText } from '../text.ts'
import { EMAIL, unmetPasswordRule } from './account-rules.ts'

/** Refuses blank text. `max` is in UTF-16 units. */
export const required = (code: FieldFault, max: number) =>
  z.string().check(
    atMost(max),
    z.refine((text) => text.trim() !== '', fault(code)),
  )

export const FullName = z.string().check(
  atMostTyped(NAME_MAX),
  z.overwrite(normaliseText),
  atMostCharacters(NAME_MAX),
  z.refine((name) => nameFault(name) === null, { error: ({ input }) => nameFault(String(input)) ?? '' }),
)

const AdultAge = z.int().check(z.gte(MINIMUM_AGE), z.lte(PREFERENCE_AGE_MAX))

export const PartnerWishes = z
  .strictObject({ preferred_gender: z.enum(GENDERS), age_range_min: AdultAge, age_range_max: AdultAge })
  .check(z.refine(({ age_range_min, age_range_max }) => age_range_min < age_range_max))
export type PartnerWishes = z.infer<typeof PartnerWishes>

/** The sign-up metadata (section 3 of the specification) and its faults (section 5). */
export const SignUpData = z.strictObject({
  full_name: FullName,
  gender: z.enum(GENDERS, fault('gender_missing')),
  date_of_birth: required('date_of_birth_missing', 30).check(
    z.refine((day) => Day.safeParse(day).success, fault('date_of_birth_missing')),
  ),
  country_of_residence: z.string().check(
    atMost(100),
    z.refine((code) => CountryCode.safeParse(code).success, fault('residence_missing')),
  ),
  agreed_to_terms: z.boolean().check(z.refine((agreed) => agreed, fault('terms_missing'))),
  wishes: z.optional(PartnerWishes),
})
export type SignUpData = z.infer<typeof SignUpData>

export const TypedPassword = z
  .string()
  .check(atMost(PASSWORD_MAX, fault('password_long')), z.minLength(1, fault('password_missing')))

/** The server refuses shorter passwords with a separate code; the form requires more. */
const SERVER_PASSWORD_MIN = 6

export const minServerPasswordLength = (error: (issue: { input?: unknown }) => FieldFault) =>
  z.refine<string>((password) => password === '' || password.length >= SERVER_PASSWORD_MIN, {
    error,
    params: { refusal: 'accounts.password_too_short' },
    abort: true,
  })

export const NewPassword = TypedPassword.check(
  minServerPasswordLength(() => 'password_short'),
  z.minLength(PASSWORD_MIN, fault('password_short')),
  z.refine((password) => !unmetPasswordRule(password), {
    error: ({ input }) => unmetPasswordRule(String(input)),
  }),
)

export const EmailAddress = required('email_missing', EMAIL_MAX).check(z.regex(EMAIL, fault('email_invalid')))

export const EmailSignUp = z.strictObject({
  email: EmailAddress,
  password: NewPassword,
  data: SignUpData,
})
export type EmailSignUp = z.infer<typeof EmailSignUp>

export const OwnerSignUp = z.strictObject({ password: NewPassword, data: SignUpData })
export type OwnerSignUp = z.infer<typeof OwnerSignUp>

/** International form without spaces: `+233241234567`. */
export const PhoneNumber = required('phone_missing', 40).check(
  z.regex(/^\+[1-9]\d{7,14}$/, fault('phone_invalid')),
)

export const PhoneSignUp = z.strictObject({
  phone_number: PhoneNumber,
  country_code: z.string().check(
    atMost(100),
    z.refine((code) => CountryCode.safeParse(code).success, fault('country_missing')),
  ),
  data: SignUpData,
})
export type PhoneSignUp = z.infer<typeof PhoneSignUp>
