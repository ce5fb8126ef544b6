import type { Gender } from '@ndoa/contract/identity/reference'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { statement } from '../../../platform/statements.ts'
import { joinMatchOf } from '../matches/index.ts'
import { arePartedByContact, likesVisibleUntil, type MemberVisibility } from '../safety/index.ts'

const RECEIVED_LIKES_MAX = 500

export interface LikeContext {
  visibility: MemberVisibility
  match_id: string | null
  match_status: string | null
  is_parted: boolean
  /** Whether the liking member's profile is paused. */
  is_paused: boolean
  is_liked: boolean
  is_liked_back: boolean
  display_name: string
  /** Null without a profile. */
  own: { gender: Gender; preferred_gender: Gender | null } | null
  other: { gender: Gender; preferred_gender: Gender | null }
}

const genders = (
  memberId: string,
) => sql`(select json_build_object('gender', gender, 'preferred_gender', preferred_gender)
  from profiles where user_id = ${memberId})`

const likeContext = statement(
  'like-context',
  ({ fromId, toId }: { fromId: string; toId: string }) => sql<LikeContext>`
    select reach(${fromId}, ${toId}) as visibility, match.id as match_id, match.status as match_status,
      ${arePartedByContact(fromId, toId)} as is_parted, users.paused_since is not null as is_paused,
      exists (select from likes where from_id = ${fromId} and to_id = ${toId}) as is_liked,
      exists (select from likes where from_id = ${toId} and to_id = ${fromId}) as is_liked_back,
      coalesce((select display_name from profiles where user_id = ${toId}), '') as display_name,
      ${genders(fromId)} as own, ${genders(toId)} as other
    from users ${joinMatchOf(fromId, toId)} where users.id = ${fromId}`,
)

/** @returns undefined if the liking member has just left */
export const likeContextOf = async (tx: Tx, fromId: string, toId: string): Promise<LikeContext | undefined> =>
  (await likeContext(tx, { fromId, toId }))[0]

/** @returns false if the like already existed */
export async function insertLike(db: Db, fromId: string, toId: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('likes')
    .values({ from_id: fromId, to_id: toId, created_at: at })
    .onConflict((conflict) => conflict.columns(['from_id', 'to_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export function likeOf(
  db: Db,
  fromId: string,
  toId: string,
): Promise<{ is_matched: boolean; created_at: Date } | undefined> {
  return db
    .selectFrom('likes')
    .select(['is_matched', 'created_at'])
    .where('from_id', '=', fromId)
    .where('to_id', '=', toId)
    .executeTakeFirst()
}

/** Dismisses the notification instead of deleting it, so that the member's next like does not notify again. */
export async function deleteLike(db: Db, fromId: string, toId: string, at: Date): Promise<void> {
  await db.deleteFrom('likes').where('from_id', '=', fromId).where('to_id', '=', toId).execute()
  await db
    .updateTable('notifications')
    .set({ dismissed_at: at })
    .where('user_id', '=', toId)
    .where('from_id', '=', fromId)
    .where('about', '=', 'like')
    .where('dismissed_at', 'is', null)
    .execute()
}

export async function markMatched(db: Db, a: string, b: string): Promise<void> {
  await sql`update likes set is_matched = true
    where (from_id, to_id) in ((${a}, ${b}), (${b}, ${a}))`.execute(db)
}

const waitingFor = (viewerId: string, likedUntil: Date) => sql`
  from likes l join profiles p on p.user_id = l.from_id
  where l.to_id = ${viewerId} and not l.is_matched and l.created_at <= ${likedUntil} and reach(${viewerId}, l.from_id) <> 'none'
    and not exists (select from hides h where h.member_id = ${viewerId} and h.hidden_id = l.from_id)`

interface ReceivedLikeRow {
  id: string
  from_id: string
  created_at: Date
  bio: string | null
  interests: string[]
}

export async function receivedLikes(db: Db, viewerId: string, now: Date): Promise<ReceivedLikeRow[]> {
  const { rows } = await sql<ReceivedLikeRow>`
    select l.id, l.from_id, l.created_at, p.bio, p.interests ${waitingFor(viewerId, likesVisibleUntil(now))}
    order by l.created_at desc, l.id limit ${RECEIVED_LIKES_MAX}`.execute(db)
  return rows
}

export async function countReceivedLikes(db: Db, viewerId: string, now: Date, cap: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${receivedLikesCount(viewerId, likesVisibleUntil(now), cap)} as count`.execute(db)
  return rows[0]?.count ?? 0
}

export const receivedLikesCount = (viewerId: string, likedUntil: Date, cap: number) => sql<number>`
  (select count(*) from (select ${waitingFor(viewerId, likedUntil)} limit ${cap}) waiting)`

export async function isWaiting(db: Db, fromId: string, toId: string, now: Date): Promise<boolean> {
  const { rows } =
    await sql`select ${waitingFor(toId, likesVisibleUntil(now))} and l.from_id = ${fromId}`.execute(db)
  return rows.length > 0
}

/** @returns null if the match is not active or the viewer may not see the partner */
export async function partnerName(
  db: Db,
  matchId: string,
  viewerId: string,
  partnerId: string,
): Promise<string | null> {
  const { rows } = await sql<{ display_name: string }>`
    select p.display_name from matches m join profiles p on p.user_id = ${partnerId}
    where m.id = ${matchId} and m.status = 'active' and reach(${viewerId}, ${partnerId}) <> 'none'`.execute(
    db,
  )
  return rows[0]?.display_name ?? null
}
