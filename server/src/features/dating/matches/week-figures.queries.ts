import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import { likesVisibleUntil } from '../safety/index.ts'

export interface WeekFigures {
  profile_views: number
  new_matches: number
  messages_sent: number
  likes_received: number
}

export async function weekFiguresBetween(
  db: Db,
  viewerId: string,
  from: Date,
  until: Date,
): Promise<WeekFigures> {
  const { rows } = await sql<WeekFigures>`
    select
      (select count(*) from profile_views w
        where w.viewed_id = viewer.id and w.created_at >= ${from} and w.created_at < ${until}
          and reach(viewer.id, w.viewer_id) <> 'none') as profile_views,
      (select count(*) from matches m
        where viewer.id in (m.user1, m.user2) and m.status = 'active'
          and m.created_at >= ${from} and m.created_at < ${until}
          and reach(viewer.id, case m.user1 when viewer.id then m.user2 else m.user1 end) <> 'none') as new_matches,
      -- ended matches are excluded, so that an unmatch looks like a deleted account, whose conversations are gone
      (select count(*) from messages s join matches c on c.id = s.match_id and c.status = 'active'
        where s.sender_id = viewer.id and s.created_at >= ${from} and s.created_at < ${until}) as messages_sent,
      (select count(*) from likes l
        where l.to_id = viewer.id and l.created_at >= ${from} and l.created_at < ${until}
          and (l.is_matched or l.created_at <= ${likesVisibleUntil(until)})
          and not exists (select from hides h where h.member_id = viewer.id and h.hidden_id = l.from_id)
          and reach(viewer.id, l.from_id) <> 'none') as likes_received
    from (select ${viewerId}::uuid as id) viewer`.execute(db)
  return rows[0]!
}
