import { sql } from 'kysely'
import type { Db } from '../../../platform/db.ts'
import type { Sign } from './signs.queries.ts'

export interface SamePersonLink {
  member_id: string | null
  display_name: string | null
  decision_id: string | null
  reasons: { sign: Sign; photo_id: string | null; found_at: Date }[]
  answer: 'open' | 'cleared' | 'confirmed'
}

const LINKS_MAX = 20

/** Finds shared ban signs in either direction, and a shared browser or mailbox. Staff judge them. */
export async function samePersonLinks(db: Db, memberId: string): Promise<SamePersonLink[]> {
  const { rows } = await sql<SamePersonLink>`
    with found as (
      select b.member_id, b.decision_id, b.id as ban_id, s.sign, s.photo_id, s.found_at, s.cleared_at, s.confirmed_at
      from ban_signs s join bans b on b.id = s.ban_id where s.member_id = ${memberId}
      union all
      select s.member_id, null, null, s.sign, s.photo_id, s.found_at, s.cleared_at, s.confirmed_at
      from ban_signs s join bans b on b.id = s.ban_id where b.member_id = ${memberId}
      union all
      select other.member_id, b.decision_id, b.id, 'device', null, greatest(own.first_seen_at, other.first_seen_at), null, null
      from safety_devices own
      join safety_devices other on other.device_mac = own.device_mac and other.member_id <> own.member_id
      left join bans b on b.member_id = other.member_id
      where own.member_id = ${memberId} and not exists (select from ban_signs s
        where s.sign = 'device' and ((s.member_id = own.member_id and s.ban_id = b.id) or (s.member_id = other.member_id
          and s.ban_id = (select id from bans where member_id = own.member_id))))
    )
    select f.member_id, p.display_name, (array_agg(f.decision_id) filter (where f.decision_id is not null))[1] as decision_id,
      json_agg(json_build_object('sign', f.sign, 'photo_id', f.photo_id, 'found_at', f.found_at) order by f.found_at, f.sign)
        as reasons,
      case when bool_or(f.confirmed_at is not null) then 'confirmed'
        when bool_or(f.cleared_at is not null) then 'cleared' else 'open' end as answer
    from found f left join profiles p on p.user_id = f.member_id
    group by f.member_id, coalesce(f.member_id, f.ban_id), p.display_name
    order by max(f.found_at) desc limit ${LINKS_MAX}`.execute(db)
  return rows.map((link) => ({
    ...link,
    reasons: link.reasons.map((reason) => ({ ...reason, found_at: new Date(reason.found_at) })),
  }))
}
