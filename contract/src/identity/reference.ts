import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { GENDERS, HABIT_ANSWERS } from '../dating/choices.ts'
import { CountryCode, Slug } from '../ids.ts'
import { routes } from '../routes.ts'

export const Gender = z.enum(GENDERS)
export type Gender = z.infer<typeof Gender>
export const HabitAnswer = z.enum(HABIT_ANSWERS)

const Named = z.object({ id: Slug, name: z.string() })

/** Other names that a search finds, in the reader's language and in general. */
const aliases = z.optional(z.array(z.string()))

/** Listed in a second group, after the entries of the specification (section 3). */
const is_more = z.optional(z.boolean())

const Denomination = z.extend(Named, {
  is_more,
  /** Null is everywhere. */
  countries: z.optional(z.nullable(z.array(CountryCode))),
})

/** Country names are the official English ones. */
export const ReferenceData = z.object({
  faiths: z.array(z.extend(Named, { denominations: z.array(Denomination) })),
  languages: z.array(z.extend(Named, { iso_code: z.nullable(z.string()), is_more, aliases })),
  interests: z.array(z.extend(Named, { category: z.string() })),
  tribes: z.array(
    z.extend(Named, {
      region: z.string(),
      /** Where it is dangerous to name this people. */
      not_offered_in: z.optional(z.array(CountryCode)),
      aliases,
    }),
  ),
  countries: z.array(z.object({ code: CountryCode, name: z.string(), dial_code: z.string(), aliases })),
})
export type ReferenceData = z.infer<typeof ReferenceData>

export const getReferenceData = call(
  routes.reference.getReferenceData,
  'Faiths, languages, interests, tribes, countries',
  { access: 'public', suspended: 'allowed' },
).output(reply(ReferenceData))

export const getCountry = call(routes.reference.getCountry, "The visitor's country, two letters or null", {
  access: 'public',
  suspended: 'allowed',
}).output(reply(z.object({ country_code: z.nullable(CountryCode) })))

export const referenceCalls = { getReferenceData, getCountry }
