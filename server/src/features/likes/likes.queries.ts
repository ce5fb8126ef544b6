import { sql } from 'kysely'
import type { Db, Tx } from '../../platform/db.ts'
import { statement } from '../../platform/statements.ts'
import { joinMatchOf } from '../matches/index.ts'
import { arePartedByContact, likesVisibleUntil, type MemberVisibility } from '../safety/index.ts'

/** A list of likes ends here; anyone who has more sees the newest. */
const RECEIVED_LIKES_MAX = 500

/** How two members stand to each other before one likes the other. */
export interface Standing {
  visibility: MemberVisibility
  match_id: string | null
  match_status: string | null
  is_parted: boolean
  /** The one who likes is paused. */
  is_paused: boolean
  is_liked_back: boolean
}

const standing = statement(
  'standing',
  ({ fromId, toId }: { fromId: string; toId: string }) => sql<Standing>`
    select reach(${fromId}, ${toId}) as visibility, match.id as match_id, match.status as match_status,
      ${arePartedByContact(fromId, toId)} as is_parted, users.paused_since is not null as is_paused,
      exists (select from likes where from_id = ${toId} and to_id = ${fromId}) as is_liked_back
    from users ${joinMatchOf(fromId, toId)} where users.id = ${fromId}`,
)

/** @returns undefined when the one who likes has just left */
export const standingOf = async (tx: Tx, fromId: string, toId: string): Promise<Standing | undefined> =>
  (await standing(tx, { fromId, toId }))[0]

/** @returns false when this like was already there */
export async function insertLike(db: Db, fromId: string, toId: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('likes')
    .values({ from_id: fromId, to_id: toId, created_at: at })
    .onConflict((conflict) => conflict.columns(['from_id', 'to_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** @returns the like of one member for another, as it stands */
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

/** Its notification is dismissed, not deleted: otherwise the same member's next like would notify again. */
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

/** The likes of both are answered now. */
export async function markMatched(db: Db, a: string, b: string): Promise<void> {
  await sql`update likes set is_matched = true
    where (from_id, to_id) in ((${a}, ${b}), (${b}, ${a}))`.execute(db)
}

/**
 * What counts as a received like: no longer taken back by Undo, not yet matched, from somebody within reach whom the
 * viewer did not put away.
 */
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

/** How many likes wait, counted to `cap` at most. */
export async function countReceivedLikes(db: Db, viewerId: string, now: Date, cap: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select ${receivedLikesCount(viewerId, likesVisibleUntil(now), cap)} as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** The same as part of a statement that counts more. */
export const receivedLikesCount = (viewerId: string, likedUntil: Date, cap: number) => sql<number>`
  (select count(*) from (select ${waitingFor(viewerId, likedUntil)} limit ${cap}) waiting)`

/** Whether a like is still waiting when its notice goes out. */
export async function isWaiting(db: Db, fromId: string, toId: string, now: Date): Promise<boolean> {
  const { rows } =
    await sql`select ${waitingFor(toId, likesVisibleUntil(now))} and l.from_id = ${fromId}`.execute(db)
  return rows.length > 0
}

/** @returns the first name of the other one of an active match, when the viewer may still see it */
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
