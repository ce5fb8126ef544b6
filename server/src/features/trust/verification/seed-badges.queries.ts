import { VERIFIED_MONTHS } from '@ndoa/contract/limits'
import { sql } from 'kysely'
import type { Tx } from '../../../platform/db.ts'

export interface Badge {
  id: string
  verified_at: Date
}

/** For seeds and tests. No staff reviewed these badges, so the audit log has no entry. */
export async function insertBadges(
  tx: Tx,
  badges: readonly Badge[],
  [first, second]: readonly [string, string],
): Promise<void> {
  const ids = badges.map(({ id }) => id)
  const times = badges.map(({ verified_at }) => verified_at)
  const { rows } = await sql<{ id: string }>`
    insert into verifications (member_id, kind, started_at, expires_at, sent_at, main_photo_id)
    select b.id, 'pictures', b.at, b.at, b.at,
      (select p.id from profile_photos p where p.user_id = b.id and p.is_primary)
    from unnest(${ids}::uuid[], ${times}::timestamptz[]) b (id, at) returning id`.execute(tx)
  const verifications = rows.map(({ id }) => id)
  await sql`alter table verification_looks disable trigger verification_looks_kept`.execute(tx)
  await sql`insert into verification_looks (verification_id, staff_id, looked_at)
    select v.id, staff_id, v.sent_at from verifications v, unnest(${[first, second]}::uuid[]) staff_id
    where v.id = any(${verifications}::uuid[])`.execute(tx)
  await sql`alter table verification_looks enable trigger verification_looks_kept`.execute(tx)
  await sql`insert into verification_decisions (verification_id, staff_id, verdict, decided_at)
    select v.id, staff_id, 'approve', v.sent_at
    from verifications v, unnest(${[first, second]}::uuid[]) staff_id
    where v.id = any(${verifications}::uuid[])`.execute(tx)
  await sql`update verifications set outcome = 'approved', decided_at = sent_at,
      valid_until = sent_at + make_interval(months => ${VERIFIED_MONTHS})
    where id = any(${verifications}::uuid[])`.execute(tx)
}
