import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/**
 * All accounts of a person on the staff, on the staff and as a member; the database holds the rule of who is the same.
 * Whoever decides about a member, or about what others decided, is compared by it alone. Read once per statement.
 */
export const accountsOf = (staffId: string | null): RawBuilder<string[]> =>
  sql<string[]>`(select accounts_of(${staffId}))::uuid[]`

/** Whether both staff accounts belong to the same person. */
export async function isSamePerson(db: Db, staffId: string, otherId: string): Promise<boolean> {
  const { rows } = await sql<{ is_same: boolean }>`
    select ${otherId} = any(${accountsOf(staffId)}) as is_same`.execute(db)
  return rows[0]?.is_same === true
}
