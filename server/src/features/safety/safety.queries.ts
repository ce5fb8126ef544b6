import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'
import type { Limit } from '../../platform/limits.ts'
import { statement } from '../../platform/statements.ts'

/** How much of a member another one may see; `none` looks like nobody. */
export type MemberVisibility = 'none' | 'card' | 'profile'

/**
 * Whether one member may reach another: blocks either way, visibility, deactivation and the rest of the access
 * matrix, section 4.1. The rule itself is the SQL function `reach`, so that lists filter with the very same one.
 */
export async function visibilityOf(db: Db, viewerId: string, targetId: string): Promise<MemberVisibility> {
  const { rows } = await sql<{
    reach: MemberVisibility
  }>`select reach(${viewerId}, ${targetId}) as reach`.execute(db)
  return rows[0]?.reach ?? 'none'
}

/** Counts an opened profile when it can be reached. @returns also the seconds to wait, when the limit is reached */
export const openedReach = statement(
  'open-profile',
  ({ viewerId, memberId, max, per, now }: Opening) => sql<{ reach: MemberVisibility; wait: number | null }>`
    with asked as materialized (select reach(${viewerId}, ${memberId}) as reach)
    select reach, case when reach <> 'none'
      then open_profile(${viewerId}, ${memberId}, ${max}, ${per}::interval, ${now}) end as wait
    from asked`,
)

interface Opening extends Limit {
  viewerId: string
  memberId: string
  now: Date
}
