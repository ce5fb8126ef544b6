import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

/** Skips members who have left since. @returns the number of new finds */
export async function insertFinds(
  tx: Tx,
  searchId: string,
  memberIds: readonly string[],
  toldAt: Date | null,
): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into saved_search_finds (search_id, member_id, told_at)
    select ${searchId}, u.id, ${toldAt} from users u where u.id = any(${memberIds}::uuid[])
    on conflict do nothing`.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

export async function deleteFinds(tx: Tx, userId: string, joinedBefore: Date): Promise<void> {
  await sql`
    delete from saved_search_finds f using saved_searches s, profiles p
    where s.id = f.search_id and s.user_id = ${userId} and p.user_id = f.member_id and p.created_at < ${joinedBefore}`.execute(
    tx,
  )
}
