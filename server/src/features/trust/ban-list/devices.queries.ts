import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

/** @returns whether the account is new and uses this browser for the first time */
export async function saveDevice(
  tx: Tx,
  memberId: string,
  deviceMac: string,
  { now, since }: { now: Date; since: Date },
): Promise<{ is_new: boolean }> {
  const { rows } = await sql<{ is_new: boolean }>`
    with seen as (
      insert into safety_devices (device_mac, member_id, first_seen_at, seen_at)
      values (${deviceMac}, ${memberId}, ${now}, ${now})
      on conflict (device_mac, member_id) do update set seen_at = excluded.seen_at
      returning xmax = 0 as is_first
    )
    select is_first and coalesce(confirmed_at > ${since}, true) as is_new from users, seen where id = ${memberId}`.execute(
    tx,
  )
  return rows[0] ?? { is_new: false }
}

/** A safety cookie expires after a year without use. */
export async function deleteOldDevices(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('safety_devices').where('seen_at', '<', before).execute()
}

export const photoToCompare = (db: Db, photoId: string) =>
  db
    .selectFrom('profile_photos')
    .select(['user_id', 'storage_key'])
    .where('id', '=', photoId)
    .where('is_demo', '=', false)
    .executeTakeFirst()
