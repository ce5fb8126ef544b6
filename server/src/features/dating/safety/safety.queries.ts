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
const seeMembersSql = (values: Seeing, memberIds: RawBuilder<unknown>) => {
  const { viewerId, faces, facesPer, newFaces, newFacesPer, now } = values
  const see = (max: number, per: string) =>
    sql`see_members(${viewerId}, ${memberIds}, ${max}, ${per}::interval, ${now})`
  return sql<number | null>`case when exists (select from users u
      where u.id = ${viewerId} and u.created_at > ${now}::timestamptz - interval '7 days')
    then ${see(newFaces, newFacesPer)} else ${see(faces, facesPer)} end`
}

export const countSeenMembers = statement(
  'see-members',
  (values: Seeing & { memberIds: readonly string[] }) => sql<{ wait: number | null }>`
    select ${seeMembersSql(values, sql`${values.memberIds}::uuid[]`)} as wait`,
)

/** Doesn't count matches or members out of reach. @returns waits in seconds if a limit is reached, otherwise null */
export const countOpenedProfile = statement(
  'open-profile',
  (values: Opening) => sql<{
    reach: MemberVisibility
    faces_wait: number | null
    profiles_wait: number | null
  }>`
    with asked as materialized (select reach(${values.viewerId}, ${values.memberId}) as reach,
      exists (select from matches where status = 'active' and user1 = least(${values.viewerId}::uuid, ${values.memberId}::uuid)
        and user2 = greatest(${values.viewerId}::uuid, ${values.memberId}::uuid)) as is_match),
    seen as materialized (select asked.*, case when reach <> 'none' and not is_match
      then ${seeMembersSql(values, sql`array[${values.memberId}::uuid]`)} end as faces_wait from asked)
    select reach, faces_wait, case when reach <> 'none' and not is_match and faces_wait is null
      then open_profile(${values.viewerId}, ${values.memberId}, ${values.max}, ${values.per}::interval, ${values.now}) end as profiles_wait
    from seen`,
)

interface Opening extends Seeing, Limit {
  memberId: string
}
