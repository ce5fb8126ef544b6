import type { PHOTO_BLURS } from '@ndoa/contract/dating/choices'
import type { OwnPhoto } from '@ndoa/contract/dating/photos'
import { type RawBuilder, sql } from 'kysely'
import type { App } from '../../../platform/app.ts'
import { type Db, lockUntilCommit, type Tx } from '../../../platform/db.ts'
import { statement } from '../../../platform/statements.ts'
import { recordDeletedUpload } from './photo-files.queries.ts'
import type { Variant } from './variants.ts'

export interface Looking {
  viewerId: string
  now: Date
}

interface AnyLooking {
  viewerId: string | RawBuilder<string>
  now: Date
}

export type BlurredFor = (typeof PHOTO_BLURS)[number] | null

/** Links and photo bytes both follow this rule (docs/access-matrix.md, section 4.3). */
const blurredFor = ({ viewerId, now }: AnyLooking, owner: RawBuilder<string>) => sql<BlurredFor>`
  (select s.photo_blur_for from settings s
    where s.user_id = ${owner} and s.user_id <> ${viewerId}::uuid and s.photo_blur
      and case s.photo_blur_for
        when 'everybody' then not exists (select from photo_grants g
          where g.owner_id = s.user_id and g.member_id = ${viewerId}::uuid)
        else not exists (select from matches m where m.status = 'active'
            and m.user1 = least(s.user_id, ${viewerId}::uuid) and m.user2 = greatest(s.user_id, ${viewerId}::uuid))
          and not exists (select from memberships b where b.user_id = ${viewerId}::uuid and b.ends_at > ${now})
      end)`

export interface ViewedRow {
  user_id: string
  reach: 'none' | 'card' | 'profile'
  blurred_for: BlurredFor
  id: string | null
  status: OwnPhoto['status']
  width: number
  height: number
  thumbhash: string | null
}

export const viewedRows = statement(
  'photos-of-members',
  ({ viewerId, now, memberIds }: Looking & { memberIds: readonly string[] }) => sql<ViewedRow>`
    with seen as materialized ( -- otherwise the planner would ask for reach once per photo
      select asked.id, coalesce(r.reach, 'none') as reach, ${blurredFor({ viewerId, now }, sql.ref('asked.id'))} as blurred_for
      from unnest(${memberIds}::uuid[]) asked (id)
      left join reach_many(${viewerId}, ${memberIds}) r on r.member_id = asked.id
    )
    select seen.id as user_id, seen.reach, seen.blurred_for, p.id, p.status, p.width, p.height, p.thumbhash
    from seen
    left join profile_photos p on p.user_id = seen.id and (p.status = 'approved' or seen.id = ${viewerId})
    where seen.reach <> 'none' or seen.id = ${viewerId}
    order by seen.id, p.is_primary desc, p.position`,
)

export interface FirstRow {
  blurred_for: BlurredFor
  photo_id: string | null
  width: number
  height: number
  thumbhash: string | null
}

export const FIRST_PHOTO = (looking: AnyLooking, member: RawBuilder<string>) => sql<FirstRow>`
  ${blurredFor(looking, member)} as blurred_for, first_photo.photo_id, first_photo.width, first_photo.height,
  first_photo.thumbhash`

/** The calling statement must check visibility, and the member must not be the viewer. */
export const joinFirstPhoto = (member: RawBuilder<string>) => sql`
  left join lateral (
    select id as photo_id, width, height, thumbhash from profile_photos
    where user_id = ${member} and status = 'approved' order by is_primary desc, position limit 1
  ) first_photo on true`

export interface MainRow extends FirstRow {
  photo_count: number
}

export const MAIN_PHOTO = (looking: Looking) => sql<MainRow>`
  ${blurredFor(looking, sql.ref('profiles.user_id'))} as blurred_for, main_photo.photo_id, main_photo.width,
  main_photo.height, main_photo.thumbhash, coalesce(main_photo.photo_count, 0) as photo_count`

/** The calling statement must read the members from `profiles` and check visibility. */
export const joinMainPhoto = ({ viewerId }: Looking, memberIds: readonly string[]) => sql`
  left join (
    select distinct on (user_id) user_id, id as photo_id, width, height, thumbhash,
      count(*) filter (where status = 'approved') over (partition by user_id)::int as photo_count
    from profile_photos
    where user_id = any(${memberIds}::uuid[]) and (status = 'approved' or user_id = ${viewerId})
    order by user_id, is_primary desc, position
  ) main_photo on main_photo.user_id = profiles.user_id`

const storageKeys = statement(
  'photo-storage-key',
  ({ viewerId, now, photoId, variant }: Looking & { photoId: string; variant: Variant }) => sql<{
    storage_key: string
  }>`
    select p.storage_key
    from profile_photos p
    cross join lateral (select reach(${viewerId}, p.user_id) as reach) seen
    where p.id = ${photoId} and (p.user_id = ${viewerId}::uuid or (
      p.status = 'approved'
      and (seen.reach = 'profile' or (seen.reach = 'card' and p.id = (
        select main.id from profile_photos main where main.user_id = p.user_id and main.status = 'approved'
        order by main.is_primary desc, main.position limit 1)))
      and (${variant} = 'blur' or ${blurredFor({ viewerId, now }, sql.ref('p.user_id'))} is null)))`,
)

/** @returns undefined if the viewer may not fetch this variant now */
export async function storageKeyFor(
  app: Pick<App, 'db' | 'pool'>,
  looking: Looking,
  photoId: string,
  variant: Variant,
): Promise<string | undefined> {
  const [photo] = await storageKeys(app, { ...looking, photoId, variant })
  return photo?.storage_key
}

export interface OwnPhotoRow
  extends Pick<OwnPhoto, 'id' | 'status' | 'rejected_for' | 'is_primary' | 'position'> {
  reviewed_by: string | null
  width: number
  height: number
  thumbhash: string | null
  uploaded_at: Date | string
}

const photosInOrder = (memberId: string) => sql<OwnPhotoRow>`
  select id, status, rejected_for, reviewed_by, is_primary, position, width, height, thumbhash, uploaded_at
  from profile_photos where user_id = ${memberId} order by position`

export const photosOf = statement('own-photos', ({ memberId }: { memberId: string }) =>
  photosInOrder(memberId),
)

export const OWN_PHOTOS = (memberId: string) => sql<OwnPhotoRow[]>`
  (select coalesce(json_agg(photo), '[]') from (${photosInOrder(memberId)}) photo)`

export const photoIds = async (db: Db, memberId: string) =>
  (await db.selectFrom('profile_photos').select('id').where('user_id', '=', memberId).execute()).map(
    ({ id }) => id,
  )

export async function uploadedAs(
  db: Db,
  memberId: string,
  clientUploadId: string | null = null,
): Promise<string | undefined> {
  if (clientUploadId === null) return undefined
  const photo = await db
    .selectFrom('profile_photos')
    .select('id')
    .where('user_id', '=', memberId)
    .where('client_upload_id', '=', clientUploadId)
    .executeTakeFirst()
  return photo?.id
}

export const photoOf = (db: Db, memberId: string, photoId: string) =>
  db
    .selectFrom('profile_photos')
    .select(['id', 'storage_key', 'status', 'is_primary', 'position'])
    .where('id', '=', photoId)
    .where('user_id', '=', memberId)
    .executeTakeFirst()

export const lockPhotos = (tx: Tx, memberId: string): Promise<void> =>
  lockUntilCommit(tx, `photos ${memberId}`)

export interface NewPhoto {
  user_id: string
  client_upload_id: string | null
  storage_key: string
  status: 'approved' | 'pending'
  reviewed_at: Date | null
  uploaded_at: Date
  width: number
  height: number
  thumbhash: string
  is_plain: boolean
}

export async function insertPhoto(tx: Tx, photo: NewPhoto): Promise<string> {
  const { user_id } = photo
  const { id } = await tx
    .insertInto('profile_photos')
    .values({
      ...photo,
      position: sql`(select count(*) from profile_photos where user_id = ${user_id})`,
      is_primary: sql`not exists (select from profile_photos where user_id = ${user_id} and is_primary)`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function deletePhotoRow(
  tx: Tx,
  memberId: string,
  photo: { id: string; position: number },
  now: Date,
) {
  await recordDeletedUpload(tx, photo.id, now)
  await tx.deleteFrom('profile_photos').where('id', '=', photo.id).execute()
  await tx
    .updateTable('profile_photos')
    .set(({ eb }) => ({ position: eb('position', '-', 1) }))
    .where('user_id', '=', memberId)
    .where('position', '>', photo.position)
    .execute()
}

export const nextMainPhoto = (tx: Tx, memberId: string) =>
  tx
    .selectFrom('profile_photos')
    .select('id')
    .where('user_id', '=', memberId)
    .orderBy(({ eb }) => eb('status', '=', 'approved'), 'desc')
    .orderBy(({ eb }) => eb('status', '=', 'pending'), 'desc')
    .orderBy('position')
    .limit(1)
    .executeTakeFirst()

export async function makeMain(tx: Tx, memberId: string, photoId: string): Promise<void> {
  const set = (is_primary: boolean) => tx.updateTable('profile_photos').set({ is_primary })
  await set(false).where('user_id', '=', memberId).where('is_primary', '=', true).execute()
  await set(true).where('id', '=', photoId).execute()
}

/** Skips a main photo that only replaced an earlier removed one. */
export const markRemovedMain = (tx: Tx, memberId: string, photoIds: readonly string[]) =>
  sql`update profile_photos set was_main = true
    where user_id = ${memberId} and id = any(${photoIds}::uuid[]) and is_primary and status <> 'rejected'
      and not exists (select from profile_photos o where o.user_id = ${memberId} and o.was_main)`.execute(tx)

/** @returns the restored main photo, on the first call only; undefined if a badge depends on the current one */
export async function claimRemovedMain(tx: Tx, memberId: string): Promise<{ id: string } | undefined> {
  const { rows } = await sql<{ id: string }>`
    with restored as (
      update profile_photos set was_main = false
      where user_id = ${memberId} and was_main and status <> 'rejected' returning id
    )
    select p.id from restored p
    where not exists (select from profile_photos main join verifications v on v.main_photo_id = main.id
        where main.user_id = ${memberId} and main.is_primary and main.id <> p.id and v.member_id = ${memberId}
          and v.sent_at is not null and v.ended_at is null and v.outcome is distinct from 'rejected')`.execute(
    tx,
  )
  return rows[0]
}

export const forgetRemovedMain = (tx: Tx, memberId: string) =>
  tx
    .updateTable('profile_photos')
    .set({ was_main: false })
    .where('user_id', '=', memberId)
    .where('was_main', '=', true)
    .execute()

export const setPositions = (tx: Tx, orderedIds: readonly string[]) =>
  sql`update profile_photos p set position = place - 1
    from unnest(${orderedIds}::uuid[]) with ordinality as o (id, place) where p.id = o.id`.execute(tx)
