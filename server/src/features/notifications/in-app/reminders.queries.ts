import { type Selectable, sql } from 'kysely'
import type { Profiles } from '../../../platform/db/generated/tables.ts'
import type { Db } from '../../../platform/db.ts'
import type { Span } from './scans.ts'

export interface LastMessage {
  match_id: string
  from_id: string
  to_id: string
  seq: number
  created_at: Date
}

const receiver = sql`case m.sender_id when c.user1 then c.user2 else c.user1 end`

export async function unreadWithin(db: Db, { from, until }: Span): Promise<LastMessage[]> {
  const { rows } = await sql<LastMessage>`
    select distinct on (m.match_id, m.sender_id)
      m.match_id, m.sender_id as from_id, ${receiver} as to_id, m.seq, m.created_at
    from messages m join matches c on c.id = m.match_id and c.status = 'active'
    where m.created_at > ${from} and m.created_at <= ${until} and m.read_at is null and not m.is_held
    order by m.match_id, m.sender_id, m.seq desc`.execute(db)
  return rows
}

export async function unansweredWithin(db: Db, { from, until }: Span): Promise<LastMessage[]> {
  const { rows } = await sql<LastMessage>`
    select m.match_id, m.sender_id as from_id, ${receiver} as to_id, m.seq, m.created_at
    from messages m join matches c on c.id = m.match_id and c.status = 'active' and c.last_seq = m.seq
    where m.created_at > ${from} and m.created_at <= ${until} and not m.is_held`.execute(db)
  return rows
}

type Newcomer = Selectable<Profiles> & { photos: number }

export const joinedWithin = (db: Db, { from, until }: Span): Promise<Newcomer[]> =>
  db
    .selectFrom('profiles')
    .selectAll('profiles')
    .select(
      sql<number>`(select count(*) from profile_photos f
        where f.user_id = profiles.user_id and f.status <> 'rejected')`.as('photos'),
    )
    .where('created_at', '>', from)
    .where('created_at', '<=', until)
    .execute()

export const membersWantingViews = (db: Db, after: string | null, limit: number): Promise<{ id: string }[]> =>
  db
    .selectFrom('settings')
    .select('user_id as id')
    .where('profile_views', '=', true)
    .$if(after !== null, (members) => members.where('user_id', '>', after))
    .orderBy('user_id')
    .limit(limit)
    .execute()

/** The condition on `viewed_on` uses the index; the extra day covers time zones. */
export async function wasViewedWithin(db: Db, memberId: string, { from, until }: Span): Promise<boolean> {
  const { rows } = await sql`
    select from profile_views v
    where v.viewed_id = ${memberId} and v.viewed_on >= ${from}::date - 1 and v.created_at > ${from}
      and v.created_at <= ${until} and reach(v.viewed_id, v.viewer_id) <> 'none'
    limit 1`.execute(db)
  return rows.length > 0
}
