import * as z from 'zod/mini'
import { atMost, atMostCharacters } from '../at-most.ts'
import { call, reply } from '../call.ts'
import { codeOfCountry } from '../identity/country-names.ts'
import { Gender, HabitAnswer } from '../identity/reference.ts'
import { BirthDate } from '../identity/sign-up.ts'
import { CountryCode, Day, MemberId, Slug, Text, Timestamp } from '../ids.ts'
import { BIO_MAX, NAME_MAX, PREFERENCE_AGE_MAX, PREFERENCE_AGE_MIN } from '../limits.ts'
import { normaliseName } from '../person-name.ts'
import { routes } from '../routes.ts'
import { DEAL_BREAKERS, DISTANCES, EDUCATION_LEVELS, LAST_SEEN, PHOTO_BLURS } from './choices.ts'

const optional = <T extends z.core.SomeType>(schema: T) => z.optional(z.nullable(schema))
const Age = z.int().check(z.gte(PREFERENCE_AGE_MIN), z.lte(PREFERENCE_AGE_MAX))

/** Normalisation can add a space, so the length is checked after it too. */
const FullName = z.pipe(
  Text(NAME_MAX),
  z.string().check(z.overwrite(normaliseName), atMostCharacters(NAME_MAX)),
)

const ownFields = {
  full_name: FullName,
  display_name: FullName,
  gender: Gender,
  date_of_birth: Day,
  occupation: z.nullable(Text(100)),
  location: z.nullable(Text(80)),
  country_of_residence: z.nullable(CountryCode),
  faith: z.nullable(Slug),
  denomination: z.nullable(Slug),
  tribe: z.nullable(Slug),
  smoking: z.nullable(HabitAnswer),
  drinking: z.nullable(HabitAnswer),
  celibacy: z.nullable(HabitAnswer),
  spoken_languages: z.array(Slug).check(z.maxLength(26)),
  preferred_gender: z.nullable(Gender),
  preferred_faith: z.nullable(Slug),
  preferred_location: z.nullable(CountryCode),
  age_range_min: Age,
  age_range_max: Age,
  deal_breakers: z.array(z.enum(DEAL_BREAKERS)).check(z.maxLength(DEAL_BREAKERS.length)),
  has_children: z.nullable(z.boolean()),
  wants_children: z.nullable(z.boolean()),
  has_children_private: z.boolean(),
  wants_children_private: z.boolean(),
  education: z.nullable(z.enum(EDUCATION_LEVELS)),
  bio: z.nullable(Text(BIO_MAX)),
  interests: z.array(Slug).check(z.maxLength(22)),
  first_steps_open: z.boolean(),
}

/** A code, or a name, which is stored as its code; an unknown name is empty (specification, section 3). */
const GivenCountry = z.pipe(
  z.pipe(
    z.nullable(z.string().check(atMost(100))),
    z.transform((given: string | null) => given && codeOfCountry(given)),
  ),
  z.nullable(CountryCode),
)

export const ProfileChange = z.partial(
  z.strictObject({ ...ownFields, country_of_residence: GivenCountry, date_of_birth: BirthDate }),
)
export type ProfileChange = z.infer<typeof ProfileChange>

export const ViewedPhoto = z.object({
  id: z.uuid(),
  signed_url: z.string(),
  srcset: z.string(),
  thumbhash: z.nullable(z.string()),
  blurred: z.boolean(),
  blurred_for: z.nullable(z.enum(PHOTO_BLURS)),
})
export type ViewedPhoto = z.infer<typeof ViewedPhoto>

export const PROFILE_PARTS = [
  'photos',
  'basic',
  'faith',
  'lifestyle',
  'languages',
  'preferences',
  'additional',
] as const

const PartCompletion = z.object({ part: z.enum(PROFILE_PARTS), percent: z.int() })

export const OwnProfile = z.object({
  ...ownFields,
  user_id: MemberId,
  age: z.int(),
  agreed_to_terms: z.boolean(),
  verified: z.boolean(),
  photos: z.array(z.object({ id: z.uuid(), signed_url: z.string(), is_primary: z.boolean() })),
  main_photo: z.nullable(ViewedPhoto),
  profile_completion_percentage: z.int(),
  parts: z.array(PartCompletion),
  paused_since: z.nullable(Timestamp),
  missing: z.array(z.string()),
})
export type OwnProfile = z.infer<typeof OwnProfile>

export const Reason = z.object({
  component: z.enum(['faith', 'culture', 'age', 'location', 'lifestyle', 'interests', 'education']),
  points: z.int(),
  text: z.string(),
})
export type Reason = z.infer<typeof Reason>

export type Distance = (typeof DISTANCES)[number]

export const LastSeen = z.union([z.enum(LAST_SEEN), Timestamp])
export type LastSeen = z.infer<typeof LastSeen>

/** A key is absent if the owner left the answer empty or hides it. */
export const MemberProfile = z.object({
  user_id: MemberId,
  display_name: z.string(),
  gender: Gender,
  age: z.int(),
  verified: z.boolean(),
  verification: optional(z.object({ kind: z.enum(['pictures', 'call']), verified_at: Timestamp })),
  member_since: z.string(),
  display_location: z.string(),
  distance: z.optional(z.enum(DISTANCES)),
  last_seen: z.optional(LastSeen),
  allow_screenshots: z.boolean(),
  /** Null between two members who may not like each other, because of the gender that one of them seeks. */
  compatibility_percentage: z.nullable(z.int()),
  reasons: z.array(Reason),
  strongest: z.array(z.string()),
  relation: z.enum(['none', 'liked', 'liked_me', 'matched']),
  match_id: z.nullable(z.uuid()),
  photo_count: z.int(),
  photos: z.array(ViewedPhoto),
  location: optional(z.string()),
  country_of_residence: optional(CountryCode),
  faith: optional(Slug),
  denomination: optional(Slug),
  tribe: optional(Slug),
  smoking: optional(HabitAnswer),
  drinking: optional(HabitAnswer),
  celibacy: optional(HabitAnswer),
  has_children: optional(z.boolean()),
  wants_children: optional(z.boolean()),
  spoken_languages: z.array(Slug),
  interests: z.array(Slug),
  education: optional(z.string()),
  occupation: optional(z.string()),
  bio: optional(z.string()),
})
export type MemberProfile = z.infer<typeof MemberProfile>

export const ProfileAsOthers = z.omit(MemberProfile, {
  compatibility_percentage: true,
  reasons: true,
  strongest: true,
})
export type ProfileAsOthers = z.infer<typeof ProfileAsOthers>

export const getProfileAsOthers = call(
  routes.profiles.getProfileAsOthers,
  'Your profile as other members see it',
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(ProfileAsOthers))

export const getProfile = call(
  routes.profiles.getProfile,
  'A profile: your own is complete, another as you may see it',
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ user_id: MemberId, looking_for_gender: z.optional(Gender) }))
  .output(reply(z.union([OwnProfile, MemberProfile])))

export const updateProfile = call(routes.profiles.updateProfile, 'Change your profile', {
  access: 'member',
  suspended: 'denied',
})
  .input(z.object({ query: z.strictObject({ user_id: MemberId }), body: ProfileChange }))
  .output(reply(OwnProfile))

export const getProfileWithPhotos = call(
  routes.profiles.getProfileWithPhotos,
  'Whether a member has a photo, and the main one',
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ user_id: MemberId }))
  .output(reply(z.object({ has_photo: z.boolean(), photo_url: z.nullable(z.string()) })))

export const recordProfileView = call(
  routes.profiles.recordProfileView,
  "Count one view of another member's profile",
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ user_id: MemberId }))
  .output(reply(z.object({})))

export const Pause = z.object({ paused_since: z.nullable(Timestamp) })
export type Pause = z.infer<typeof Pause>

export const pauseProfile = call(
  routes.profiles.pauseProfile,
  'Pause your profile: nobody new finds it, and matches go on',
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(Pause))

export const resumeProfile = call(routes.profiles.resumeProfile, 'End the pause of your profile', {
  access: 'member',
  suspended: 'denied',
})
  .input(z.strictObject({ user_id: z.optional(MemberId) }))
  .output(reply(Pause))

export const profilesCalls = {
  getProfile,
  updateProfile,
  getProfileWithPhotos,
  recordProfileView,
  getProfileAsOthers,
  pauseProfile,
  resumeProfile,
}
