import type { Language } from '@ndoa/contract/languages'
import type { QuietHours } from '@ndoa/contract/notifications/deliveries'
import { sql } from 'kysely'
import type { Db, Tx } from '../../../platform/db.ts'

export interface DueReader {
  id: string
  zone: string | null
  country: string | null
  quiet: QuietHours
}

interface Page {
  sentBefore: Date
  seenBefore: Date
  after: string | null
  limit: number
}

const subscribers = sql`from consents c
  join users u on u.id = c.user_id
  join profiles p on p.user_id = u.id
  join settings s on s.user_id = u.id and s.marketing_emails and s.email_notifications`
const isEligible = sql`c.kind = 'marketing' and c.withdrawn_at is null
  and u.email_confirmed_at is not null and u.deactivated_at is null and u.suspended_at is null`

export async function membersWithoutDigest(
  db: Db,
  { sentBefore, seenBefore, after, limit }: Page,
): Promise<DueReader[]> {
  const { rows } = await sql<DueReader>`
    select u.id, q.zone, p.country_of_residence as country,
      jsonb_build_object('starts', coalesce(q.starts, 22), 'ends', coalesce(q.ends, 7)) as quiet
    ${subscribers}
      left join quiet_hours q on q.user_id = u.id
      left join weekly_digests w on w.user_id = u.id
    where ${isEligible} and u.last_active_at < ${seenBefore} and (w.sent_at is null or w.sent_at < ${sentBefore})
      and (${after}::uuid is null or u.id > ${after}::uuid)
    order by u.id limit ${limit}`.execute(db)
  return rows
}

/** @returns false if another server has sent the digest since */
export async function markDigestSent(tx: Tx, user_id: string, sentBefore: Date, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('weekly_digests')
    .values({ user_id, sent_at: now })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ sent_at: now })
        .where('weekly_digests.sent_at', '<', sentBefore),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

export interface DigestReader {
  name: string
  email: string
  language: Language
}

/** Locks the rows, so that the reader stays eligible until the transaction ends. */
export async function digestReader(tx: Tx, userId: string): Promise<DigestReader | undefined> {
  const { rows } = await sql<DigestReader>`
    select p.display_name as name, u.email, u.language ${subscribers}
    where ${isEligible} and u.id = ${userId} for share of u, s, c`.execute(tx)
  return rows[0]
}
