import type { ProfileChange } from '@ndoa/contract/dating/profiles'
import type { SignUpData } from '@ndoa/contract/identity/sign-up'
import { shownNameOf } from '@ndoa/contract/shown-names'
import { type Selectable, sql } from 'kysely'
import type { Profiles } from '../../../platform/db/generated/tables.ts'
import type { Db, Tx } from '../../../platform/db.ts'
import { statement } from '../../../platform/statements.ts'
import { insertProfileConsents, settingsOf } from '../../identity/settings/index.ts'
import { OWN_PHOTOS, type OwnPhotoRow } from '../photos/index.ts'

export type ProfileRow = Selectable<Profiles>

export const profileOf = (db: Db, userId: string): Promise<ProfileRow | undefined> =>
  db.selectFrom('profiles').selectAll().where('user_id', '=', userId).executeTakeFirst()

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

/** Does nothing if the profile exists. @returns true if this call created it */
export async function insertProfileFromSignUp(db: Db, userId: string, now: Date): Promise<boolean> {
  const user = await db
    .selectFrom('users')
    .select(['sign_up_data', 'created_at'])
    .where('id', '=', userId)
    .where('sign_up_data', 'is not', null)
    .executeTakeFirst()
  if (!user) return false
  const data = user.sign_up_data as unknown as SignUpData
  await insertProfileConsents(db, userId, now)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('profiles')
    .values({
      user_id: userId,
      full_name: data.full_name,
      display_name: shownNameOf(data.full_name),
      gender: data.gender,
      date_of_birth: data.date_of_birth,
      country_of_residence: data.country_of_residence,
      agreed_to_terms_at: user.created_at,
      first_steps_open: true,
      ...data.wishes,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  await settingsOf(db, userId)
  return numInsertedOrUpdatedRows === 1n
}

export async function isTribeOffered(db: Db, tribe: string | null, country: string | null): Promise<boolean> {
  if (!tribe || !country) return true
  const { rows } = await sql`
    select from tribes where id = ${tribe} and ${country} = any(not_offered_in)`.execute(db)
  return rows.length === 0
}

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

export interface ViewedRow extends Pick<ProfileRow, 'occupation' | 'bio' | 'celibacy'> {
  badge_kind: 'pictures' | 'call' | null
  badge_since: Date | null
  last_active_at: Date | null
  liked: boolean
  liked_me: boolean
  match_id: string | null
}

interface Viewed {
  viewerId: string
  memberId: string
  likedUntil: Date
}

/** Does not check whether the viewer may see the profile. */
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

type JsonProfile = {
  [Field in keyof ProfileRow]: ProfileRow[Field] extends Date ? string : ProfileRow[Field]
}

export interface OwnRow {
  profile: JsonProfile
  verified: boolean
  paused_since: Date | null
  zone: string | null
  photos: OwnPhotoRow[]
}

/** The profile is one JSON value, because a planned statement fails when a migration adds a column to its result. */
export const ownRow = statement(
  'own-profile',
  ({ userId }: { userId: string }) => sql<OwnRow>`
    select row_to_json(p) as profile, u.verified_at is not null as verified, u.paused_since,
      (select zone from quiet_hours where user_id = p.user_id) as zone,
      ${OWN_PHOTOS(userId)} as photos
    from profiles p join users u on u.id = p.user_id where p.user_id = ${userId}`,
)

/** Keeps a bio that the member has rewritten since. */
export async function replaceBio(
  tx: Tx,
  memberId: string,
  from: string | null,
  to: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    update profiles set bio = ${to} where user_id = ${memberId} and nullif(bio, '') is not distinct from ${from}
    returning 1`.execute(tx)
  return rows.length > 0
}

export const isKnownId = async (db: Db, table: 'faiths' | 'tribes', id: string): Promise<boolean> =>
  Boolean(await db.selectFrom(table).select('id').where('id', '=', id).executeTakeFirst())

export const isDenominationOf = async (db: Db, faith: string, denomination: string): Promise<boolean> =>
  Boolean(
    await db
      .selectFrom('denominations')
      .select('id')
      .where('faith_id', '=', faith)
      .where('id', '=', denomination)
      .executeTakeFirst(),
  )
