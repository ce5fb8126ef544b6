import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Limit } from '../../../platform/limits.ts'
import { statement } from '../../../platform/statements.ts'

/** `none` is indistinguishable from an unknown member. */
export type MemberVisibility = 'none' | 'card' | 'profile'

/** Section 4.1 of docs/access-matrix.md, through the SQL function `reach`, which lists use as well. */
export async function visibilityOf(db: Db, viewerId: string, targetId: string): Promise<MemberVisibility> {
  const { rows } = await sql<{
    reach: MemberVisibility
  }>`select reach(${viewerId}, ${targetId}) as reach`.execute(db)
  return rows[0]?.reach ?? 'none'
}

export interface Seeing {
  viewerId: string
  faces: number
  facesPer: string
  newFaces: number
  newFacesPer: string
  now: Date
}

/** Selects null, or the seconds to wait if a limit is reached and nothing was counted. */
const seeMembersSql = (given: Seeing, memberIds: RawBuilder<unknown>) => {
  const { viewerId, faces, facesPer, newFaces, newFacesPer, now } = given
  const see = (max: number, per: string) =>
    sql`see_members(${viewerId}, ${memberIds}, ${max}, ${per}::interval, ${now})`
  return sql<number | null>`case when exists (select from users u
      where u.id = ${viewerId} and u.created_at > ${now}::timestamptz - interval '7 days')
    then ${see(newFaces, newFacesPer)} else ${see(faces, facesPer)} end`
}

export const seenMembers = statement(
  'see-members',
  (given: Seeing & { memberIds: readonly string[] }) => sql<{ wait: number | null }>`
    select ${seeMembersSql(given, sql`${given.memberIds}::uuid[]`)} as wait`,
)

/** Doesn't count matches or members out of reach. @returns waits in seconds if a limit is reached, otherwise null */
export const openedReach = statement(
  'open-profile',
  (given: Opening) => sql<{
    reach: MemberVisibility
    faces_wait: number | null
    profiles_wait: number | null
  }>`
    with asked as materialized (select reach(${given.viewerId}, ${given.memberId}) as reach,
      exists (select from matches where status = 'active' and user1 = least(${given.viewerId}::uuid, ${given.memberId}::uuid)
        and user2 = greatest(${given.viewerId}::uuid, ${given.memberId}::uuid)) as is_match),
    seen as materialized (select asked.*, case when reach <> 'none' and not is_match
      then ${seeMembersSql(given, sql`array[${given.memberId}::uuid]`)} end as faces_wait from asked)
    select reach, faces_wait, case when reach <> 'none' and not is_match and faces_wait is null
      then open_profile(${given.viewerId}, ${given.memberId}, ${given.max}, ${given.per}::interval, ${given.now}) end as profiles_wait
    from seen`,
)

interface Opening extends Seeing, Limit {
  memberId: string
}
