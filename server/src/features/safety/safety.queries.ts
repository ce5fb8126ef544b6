import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

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
