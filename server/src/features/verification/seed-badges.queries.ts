import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { sql } from 'kysely'
import type { Db } from '../../platform/db.ts'

/** Since when a member is verified. */
export interface Badge {
  id: string
  verified_at: Date
}

/** Gives badges the only way there is: two people on the staff have decided about each. */
export async function insertBadges(
  db: Db,
  badges: readonly Badge[],
  [first, second]: readonly [string, string],
): Promise<void> {
  const ids = badges.map(({ id }) => id)
  const times = badges.map(({ verified_at }) => verified_at)
  const { rows } = await sql<{ id: string }>`
    insert into verifications (member_id, kind, started_at, expires_at, sent_at, main_photo_id)
    select b.id, 'pictures', b.at, b.at, b.at,
      (select p.id from profile_photos p where p.user_id = b.id and p.is_primary)
    from unnest(${ids}::uuid[], ${times}::timestamptz[]) b (id, at) returning id`.execute(db)
  const verifications = rows.map(({ id }) => id)
  await sql`insert into verification_looks (verification_id, staff_id, looked_at)
    select v.id, staff_id, v.sent_at from verifications v, unnest(${[first, second]}::uuid[]) staff_id
    where v.id = any(${verifications}::uuid[])`.execute(db)
  await sql`insert into verification_decisions (verification_id, staff_id, verdict, decided_at)
    select v.id, staff_id, 'approve', v.sent_at
    from verifications v, unnest(${[first, second]}::uuid[]) staff_id
    where v.id = any(${verifications}::uuid[])`.execute(db)
  await sql`update verifications set outcome = 'approved', decided_at = sent_at,
      valid_until = sent_at + make_interval(months => ${VERIFIED_MONTHS})
    where id = any(${verifications}::uuid[])`.execute(db)
}
