import { PROFILE_WORDS } from '@ndoa/contract/identity/consents'
import { hashPassword } from '../../server/src/features/identity/accounts/index.ts'
import { type Badge, insertBadges } from '../../server/src/features/trust/verification/index.ts'
import type { Tx } from '../../server/src/platform/db.ts'
import { DEMO_PASSWORD } from './cast.ts'
import type { SeedMember } from './member.ts'
import type { StoredPhoto } from './store-portraits.ts'

const ROWS = 1000 // PostgreSQL allows 65,535 parameters per statement

export async function insertMembers(tx: Tx, members: SeedMember[], photos: StoredPhoto[]): Promise<void> {
  const hash = await hashPassword(DEMO_PASSWORD)
  for (const some of chunks(members)) {
    await tx.insertInto('users').values(some.map(userRow)).execute()
    const consents = some.flatMap(consentRows)
    if (consents.length > 0) await tx.insertInto('consents').values(consents).execute()
    await tx.insertInto('profiles').values(some.map(profileRow)).execute()
    await tx.insertInto('settings').values(some.map(settingsRow)).execute()
    await tx
      .insertInto('passwords')
      .values(some.map(({ id }) => ({ user_id: id, hash })))
      .execute()
  }
  for (const some of chunks(photos))
    await tx.insertInto('profile_photos').values(some.map(photoRow)).execute()
  await verify(tx, members, photos)
}

/** Verifies members who have a photo, if there are two moderators to decide. */
async function verify(tx: Tx, members: SeedMember[], photos: StoredPhoto[]) {
  const moderators = await tx
    .selectFrom('staff')
    .select('id')
    .where('role', '=', 'moderator')
    .where('removed_at', 'is', null)
    .orderBy('created_at')
    .limit(2)
    .execute()
  const [first, second] = moderators.map(({ id }) => id)
  if (!first || !second) return
  const shown = new Set(photos.map(({ member }) => member.id))
  const badges = members.filter((member): member is SeedMember & Badge => member.verified_at !== null)
  for (const some of chunks(badges.filter(({ id }) => shown.has(id))))
    await insertBadges(tx, some, [first, second])
}

export function* chunks<T>(items: readonly T[]): Generator<T[]> {
  for (let from = 0; from < items.length; from += ROWS) yield items.slice(from, from + ROWS)
}

const userRow = (member: SeedMember) => ({
  id: member.id,
  name: member.full_name,
  email: member.email,
  email_verified: true,
  email_confirmed_at: member.joined_at,
  last_active_at: member.last_active_at,
  created_at: member.joined_at,
})

const consentRows = ({ id, joined_at, consents }: SeedMember) =>
  consents.map((kind) => ({ user_id: id, kind, text_version: PROFILE_WORDS, given_at: joined_at }))

const profileRow = (member: SeedMember) => ({
  user_id: member.id,
  full_name: member.full_name,
  display_name: member.display_name,
  gender: member.gender,
  date_of_birth: member.date_of_birth,
  occupation: member.occupation,
  location: member.location,
  country_of_residence: member.country_of_residence,
  faith: member.faith,
  denomination: member.denomination,
  tribe: member.tribe,
  smoking: member.smoking,
  drinking: member.drinking,
  celibacy: member.celibacy,
  spoken_languages: member.spoken_languages,
  preferred_gender: member.preferred_gender,
  preferred_faith: member.preferred_faith,
  age_range_min: member.age_range_min,
  age_range_max: member.age_range_max,
  deal_breakers: member.deal_breakers,
  has_children: member.has_children,
  wants_children: member.wants_children,
  has_children_private: member.has_children_private,
  wants_children_private: member.wants_children_private,
  education: member.education,
  bio: member.bio,
  interests: member.interests,
  agreed_to_terms_at: member.joined_at,
  created_at: member.joined_at,
})

const settingsRow = ({ id, profile_visibility, photo_blur }: SeedMember) => ({
  user_id: id,
  profile_visibility,
  photo_blur,
  show_distance: true,
})

const photoRow = ({ member, storageKey, position, width, height, thumbhash }: StoredPhoto) => ({
  user_id: member.id,
  storage_key: storageKey,
  status: 'approved',
  position,
  is_primary: position === 0,
  is_demo: true,
  width,
  height,
  thumbhash,
  uploaded_at: member.joined_at,
  reviewed_at: member.joined_at,
})
