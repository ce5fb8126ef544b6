import * as z from 'zod/mini'
import { atMost, atMostCharacters, atMostTyped } from '../at-most.ts'
import { GENDERS } from '../dating/choices.ts'
import { type FieldFault, fault } from '../faults.ts'
import { CountryCode } from '../ids.ts'
import {
  EMAIL_MAX,
  MINIMUM_AGE,
  NAME_MAX,
  PASSWORD_MAX,
  PASSWORD_MIN,
  PREFERENCE_AGE_MAX,
} from '../limits.ts'
import { nameFault, normaliseName } from '../person-name.ts'
import { normalisePassword, unmetPasswordRule } from './account-rules.ts'
import { dayFault, readDay } from './birth-date.ts'
import { codeOfCountry } from './country-names.ts'
import { isEmail, readEmail } from './email-address.ts'
import { readPhone } from './phone-number.ts'

/** Refuses blank text. `max` is in code points. */
export const required = (code: FieldFault, max: number) =>
  z.string().check(
    atMost(max),
    z.refine((text) => text.trim() !== '', fault(code)),
  )

export const FullName = z.string().check(
  atMostTyped(NAME_MAX),
  z.overwrite(normaliseName),
  atMostCharacters(NAME_MAX),
  z.refine((name) => nameFault(name) === null, { error: ({ input }) => nameFault(String(input)) ?? '' }),
)

/** A real day with a year of four figures; `ageFault` checks the age, which depends on today. */
export const BirthDate = z.pipe(
  z.string().check(
    atMost(30),
    z.refine((day) => dayFault(day) === null, { error: ({ input }) => dayFault(String(input)) ?? '' }),
  ),
  z.transform((day: string) => readDay(day)),
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
  date_of_birth: BirthDate,
  country_of_residence: z.pipe(
    z.pipe(
      z.string().check(atMost(100)),
      z.transform((given: string) => codeOfCountry(given) ?? ''),
    ),
    z.string().check(z.refine((code) => CountryCode.safeParse(code).success, fault('residence_missing'))),
  ),
  agreed_to_terms: z.boolean().check(z.refine((agreed) => agreed, fault('terms_missing'))),
  wishes: z.optional(PartnerWishes),
})
export type SignUpData = z.infer<typeof SignUpData>

export const TypedPassword = z
  .string()
  .check(atMost(PASSWORD_MAX, fault('password_long')), z.minLength(1, fault('password_missing')))

/** One typed sign can be many letters after normalisation, and a letter and its mark one. */
const lengthOf = (password: string) => Math.min(password.length, normalisePassword(password).length)

/** The server refuses shorter passwords with a separate code; the form requires more. */
const SERVER_PASSWORD_MIN = 6

export const minServerPasswordLength = (error: (issue: { input?: unknown }) => FieldFault) =>
  z.refine<string>((password) => password === '' || lengthOf(password) >= SERVER_PASSWORD_MIN, {
    error,
    params: { refusal: 'accounts.password_too_short' },
    abort: true,
  })

/** Counts the normalised password, which is the one that is stored. */
export const minPasswordLength = (min: number, params: { error: string }) =>
  z.refine<string>((password) => lengthOf(password) >= min, params)

export const NewPassword = TypedPassword.check(
  minServerPasswordLength(() => 'password_short'),
  minPasswordLength(PASSWORD_MIN, fault('password_short')),
  z.refine((password) => !unmetPasswordRule(password), {
    error: ({ input }) => unmetPasswordRule(String(input)),
  }),
)

/** Room for what is pasted around an address: a name, `mailto:`. */
const PASTED_EMAIL_MAX = 2 * EMAIL_MAX

export const emailAddress = (error: { error: string }, missing?: FieldFault) =>
  z.pipe(
    (missing ? required(missing, PASTED_EMAIL_MAX) : z.string().check(atMost(PASTED_EMAIL_MAX))).check(
      z.refine((typed) => isEmail(readEmail(typed)), error),
    ),
    z.transform((typed: string) => readEmail(typed)),
  )

export const EmailAddress = emailAddress(fault('email_invalid'), 'email_missing')

export const EmailSignUp = z.strictObject({
  email: EmailAddress,
  password: NewPassword,
  data: SignUpData,
})
export type EmailSignUp = z.infer<typeof EmailSignUp>

export const OwnerSignUp = z.strictObject({ password: NewPassword, data: SignUpData })
export type OwnerSignUp = z.infer<typeof OwnerSignUp>

/** An international number, as typed or pasted; becomes the form without spaces, `+233241234567`. */
export const PhoneNumber = z.pipe(
  z.string().check(
    atMost(60),
    z.refine((typed) => readPhone(typed).fault === undefined, {
      error: ({ input }) => readPhone(String(input)).fault ?? '',
    }),
  ),
  z.transform((typed: string) => readPhone(typed).number ?? ''),
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
