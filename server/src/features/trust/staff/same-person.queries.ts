import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'

/** All of the person's staff and member accounts, for every conflict check. The subselect runs once per statement. */
export const accountsOf = (staffId: string | null): RawBuilder<string[]> =>
  sql<string[]>`(select accounts_of(${staffId}))::uuid[]`

export async function isSamePerson(db: Db, staffId: string, otherId: string): Promise<boolean> {
  const { rows } = await sql<{ is_same: boolean }>`
    select ${otherId} = any(${accountsOf(staffId)}) as is_same`.execute(db)
  return rows[0]?.is_same === true
}
