import type { PhotoGrant } from '@ndoa/contract/dating/photos'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'
import { likesVisibleUntil } from '../safety/index.ts'

export async function mayBeGranted(tx: Tx, ownerId: string, memberId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select where reach(${ownerId}, ${memberId}) <> 'none' and (
      exists (select from matches m where m.status = 'active'
        and m.user1 = least(${ownerId}::uuid, ${memberId}::uuid) and m.user2 = greatest(${ownerId}::uuid, ${memberId}::uuid))
      or exists (select from likes l where l.from_id = ${memberId} and l.to_id = ${ownerId}
        and l.created_at <= ${likesVisibleUntil(now)}))`.execute(tx)
  return rows.length > 0
}

/** @returns false if the grant already existed */
export async function insertGrant(tx: Tx, ownerId: string, memberId: string, at: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('photo_grants')
    .values({ owner_id: ownerId, member_id: memberId, created_at: at })
    .onConflict((same) => same.columns(['owner_id', 'member_id']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteGrant(tx: Tx, ownerId: string, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('photo_grants')
    .where('owner_id', '=', ownerId)
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** Includes members whom the owner cannot see now, because they may still see the owner. */
export async function grantsOf(db: Db, ownerId: string): Promise<PhotoGrant[]> {
  const { rows } = await sql<Omit<PhotoGrant, 'created_at'> & { created_at: Date }>`
    select g.member_id as user_id, p.display_name, g.created_at
    from photo_grants g
    left join profiles p on p.user_id = g.member_id and reach(${ownerId}, g.member_id) <> 'none'
    where g.owner_id = ${ownerId}
    order by g.created_at desc, g.member_id`.execute(db)
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
