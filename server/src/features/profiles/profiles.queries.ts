import type { ProfileChange } from '@ndoa/contract/profiles'
import type { SignUpData } from '@ndoa/contract/sign-up'
import { type Selectable, sql } from 'kysely'
import type { Profiles } from '../../platform/db/generated/tables.ts'
import type { Db } from '../../platform/db.ts'
import { statement } from '../../platform/statements.ts'
import { OWN_PHOTOS, type OwnPhotoRow } from '../photos/index.ts'
import { giveConsentsOfProfile, settingsOf } from '../settings/index.ts'

export type ProfileRow = Selectable<Profiles>

export const profileOf = (db: Db, userId: string): Promise<ProfileRow | undefined> =>
  db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst()

/** Writes the given fields; leaves the others as they are. */
export async function changeProfile(
  db: Db,
  userId: string,
  change: ProfileChange,
  now: Date,
): Promise<ProfileRow | undefined> {
  return db
    .updateTable('profiles')
    .set({ ...change, updated_at: now })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/**
 * Makes the profile, its consents and the settings from what was said at sign-up; does nothing when they are there.
 * @returns true when the profile was made now
 */
export async function insertProfileFromSignUp(db: Db, userId: string, now: Date): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(['sign_up_data', 'created_at'])
    .where('id', '=', userId)
    .where('sign_up_data', 'is not', null)
    .executeTakeFirst()
  if (!user) return false
  const data = user.sign_up_data as unknown as SignUpData
  await giveConsentsOfProfile(db, userId, now)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('profiles')
    .values({
      user_id: userId,
      full_name: data.full_name,
      gender: data.gender,
      date_of_birth: data.date_of_birth,
      country_of_residence: data.country_of_residence,
      agreed_to_terms_at: user.created_at,
      first_steps_open: true,
      ...data.wishes,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  await settingsOf(db, userId) // a member without a row gets one
  return numInsertedOrUpdatedRows === 1n
}

/** Languages and interests are lists of slugs: which of these are not in the reference tables? */
export async function unknownSlugs(
  db: Db,
  { spoken_languages = [], interests = [] }: ProfileChange,
): Promise<string[]> {
  const { rows } = await sql<{ slug: string }>`
    select slug from unnest(${spoken_languages}::text[]) slug where slug not in (select id from languages)
    union all select slug from unnest(${interests}::text[]) slug where slug not in (select id from interests)`.execute(
    db,
  )
  return rows.map(({ slug }) => slug)
}

/** Counts one view per viewer and day. */
export async function insertProfileView(
  db: Db,
  viewerId: string,
  viewedId: string,
  day: string,
): Promise<void> {
  await db
    .insertInto('profile_views')
    .values({ viewer_id: viewerId, viewed_id: viewedId, viewed_on: day })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** What a profile says of its owner beyond the card, and what is between the viewer and the owner. */
export interface ViewedRow extends Pick<ProfileRow, 'occupation' | 'bio' | 'celibacy'> {
  badge_kind: 'pictures' | 'call' | null
  badge_since: Date | null
  /** When the member was here last; null when the member does not show it. */
  last_active_at: Date | null
  liked: boolean
  liked_me: boolean
  match_id: string | null
}

interface Viewed {
  viewerId: string
  memberId: string
  /** Later likes are not visible yet. */
  likedUntil: Date
}

/** Says nothing of who may see it. */
export const viewedRow = statement(
  'viewed-profile',
  ({ viewerId, memberId, likedUntil }: Viewed) => sql<ViewedRow>`
    select p.occupation, p.bio, p.celibacy, v.kind as badge_kind, v.decided_at as badge_since,
      case when coalesce(s.show_last_seen, true) then u.last_active_at end as last_active_at,
      exists (select from likes where from_id = ${viewerId} and to_id = ${memberId}) as liked,
      exists (select from likes where from_id = ${memberId} and to_id = ${viewerId}
        and created_at <= ${likedUntil}) as liked_me,
      (select id from matches where user1 = least(${viewerId}::uuid, ${memberId}::uuid)
        and user2 = greatest(${viewerId}::uuid, ${memberId}::uuid) and status = 'active') as match_id
    from profiles p
    join users u on u.id = p.user_id
    left join settings s on s.user_id = p.user_id
    left join verifications v on v.member_id = p.user_id and v.outcome = 'approved' and v.ended_at is null
    where p.user_id = ${memberId}`,
)

/** A profile as JSON has it, where moments are texts. */
type JsonProfile = {
  [Field in keyof ProfileRow]: ProfileRow[Field] extends Date ? string : ProfileRow[Field]
}

export interface OwnRow {
  profile: JsonProfile
  verified: boolean
  paused_since: Date | null
  photos: OwnPhotoRow[]
}

/**
 * The viewer's own profile, with what is on the account, and photos. The profile is a single value: a statement that has been planned
 * fails when a migration adds a column to what it returns.
 */
export const ownRow = statement(
  'own-profile',
  ({ userId }: { userId: string }) => sql<OwnRow>`
    select row_to_json(p) as profile, u.verified_at is not null as verified, u.paused_since,
      ${OWN_PHOTOS(userId)} as photos
    from profiles p join users u on u.id = p.user_id where p.user_id = ${userId}`,
)
