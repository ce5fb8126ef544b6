import { PROFILE_CONSENTS } from '@ndoa/contract/identity/consents'
import { sql } from 'kysely'
import { giveBadges } from '../../../../../test/members.ts'
import type { App } from '../../../../platform/app.ts'
import type { MemberIndex } from '../member-index/index.ts'

const oneOf = (...values: (string | null)[]) =>
  sql`(${sql.val(values)}::text[])[1 + floor(random() * ${values.length})::int]`
const someOf = (...values: string[]) =>
  sql`array(select v from unnest(${sql.val(values)}::text[]) v where random() < 0.3 and p.id is not null)`

/**
 * Uses a fixed seed. Members have many ties and blanks, and all states and visibilities. @returns all ids,
 * sorted
 */
export async function insertRandomMembers({ db }: Pick<App, 'db'>, count: number): Promise<string[]> {
  await db.connection().execute(async (one) => {
    await sql`select setseed(0.42)`.execute(one)
    await sql`insert into users (id, email, email_verified, suspended_at, deactivated_at, last_active_at)
      select id, id || '@crowd.test', random() < 0.95,
        case when random() < 0.03 then now() end, case when random() < 0.03 then now() end,
        now() - make_interval(days => floor(random() * 14)::int)
      from (select gen_random_uuid() as id from generate_series(1, ${count})) s`.execute(one)
    await sql`update users set held_since = now(), hidden_since = case when random() < 0.5 then now() end
      where random() < 0.04 and confirmed_at is not null`.execute(one)
    await sql`update users set paused_since = now() where random() < 0.04`.execute(one)
    await sql`update users set inactivity_warned_at = now(), inactive_since = now() where random() < 0.04`.execute(
      one,
    )
    await sql`insert into consents (user_id, kind, text_version, given_at)
      select id, kind, 'profile-1', now() from users p, unnest(${sql.val([...PROFILE_CONSENTS])}::text[]) kind
      where random() < 0.85 and not exists (select from profiles where user_id = p.id)`.execute(one)
    await sql`insert into profiles (user_id, full_name, display_name, gender, date_of_birth, location,
        country_of_residence, faith, tribe, smoking, drinking, celibacy, has_children, wants_children,
        has_children_private, wants_children_private, education, spoken_languages, interests,
        preferred_gender, preferred_faith, age_range_min, age_range_max, deal_breakers, agreed_to_terms_at, created_at)
      select p.id, 'Somebody', 'Somebody', ${oneOf('Male', 'Female')},
        current_date - (6400 + floor(random() * 9000))::int,
        ${oneOf('Lagos', 'lagos ', 'Accra', null)}, ${oneOf('NG', 'GH', 'KE', 'US', null)},
        ${oneOf('christianity', 'islam', 'atheist', 'other', null)}, ${oneOf('akan', 'edo', null)},
        ${oneOf('Yes', 'No', 'Occasionally', null)}, ${oneOf('Yes', 'No', null)}, ${oneOf('Yes', 'No', null)},
        random() < 0.3, random() < 0.7, random() < 0.3, random() < 0.3, ${oneOf('High School', 'Doctorate', 'Other', null)},
        ${someOf('english', 'french', 'igbo', 'akan', 'other')}, ${someOf('music', 'travel', 'art', 'sports')},
        ${oneOf('Male', 'Female', null, null, null, null)}, ${oneOf('christianity', 'islam', null, null)},
        18 + floor(random() * 12)::int, 35 + floor(random() * 30)::int,
        case when random() < 0.4 then ${someOf('Smoking', 'No faith', 'Different faith', 'Has children', 'Long distance')} else '{}' end,
        now(), now() - make_interval(days => floor(random() * 40)::int)
      from users p where not exists (select from profiles where user_id = p.id)`.execute(one)
    await sql`update profiles set denomination = d.id from denominations d where d.faith_id = faith
      and d.position = ascii(right(user_id::text, 1)) % 3`.execute(one)
    await sql`insert into profile_photos (user_id, status, position, width, height)
      select user_id, ${oneOf('approved', 'approved', 'pending', 'rejected')}, n, 640, 640
      from profiles p, generate_series(0, 1) n where random() < 0.4`.execute(one)
    await sql`insert into settings (user_id, profile_visibility, show_last_seen)
      select p.id, ${oneOf('everyone', 'everyone', 'everyone', 'verified', 'matches')}, random() < 0.8 from users p
      where random() < 0.8 and not exists (select from settings where user_id = p.id)`.execute(one)
    await sql`insert into showings (member_id, shown_on, times)
      select id, (now() at time zone 'utc')::date - floor(random() * 10)::int, 1 + floor(random() * 3)::int
      from users where random() < 0.5 on conflict do nothing`.execute(one)
    await sql`insert into likes (from_id, to_id) select a.id, b.id from users a, users b
      where a.id <> b.id and random() < 0.03 on conflict do nothing`.execute(one)
    await sql`insert into hides (member_id, hidden_id) select a.id, b.id from users a, users b
      where a.id <> b.id and random() < 0.005 on conflict do nothing`.execute(one)
  })
  const users = await db.selectFrom('users').select('id').orderBy('id').execute()
  const ids = users.map(({ id }) => id)
  await giveBadges(
    { db },
    ids.filter((_, i) => i % 10 < 3),
  )
  return ids
}

export function memberIndexOf({ discovery }: App): MemberIndex {
  if (!discovery.memberIndex) throw new Error('the index is turned off')
  return discovery.memberIndex
}

async function changeBadge({ db }: Pick<App, 'db'>, memberId: string) {
  const user = await db
    .selectFrom('users')
    .select('verified_at')
    .where('id', '=', memberId)
    .executeTakeFirst()
  if (user?.verified_at) await sql`select end_verification(${memberId}, 'time')`.execute(db)
  else if (user) await giveBadges({ db }, [memberId])
}

/** Changes that bypass the application's rules. In SQL, $ stands for the member's id. */
const CHANGES: (string | ((app: Pick<App, 'db'>, memberId: string) => Promise<void>))[] = [
  "update profiles set faith = 'islam', denomination = null, updated_at = now() where user_id = $",
  "update profiles set interests = '{music,art}', smoking = 'No', deal_breakers = '{Smoking}' where user_id = $",
  'update profiles set date_of_birth = date_of_birth - 400 where user_id = $',
  "update profiles set gender = 'Female' where user_id = $",
  "update profiles set country_of_residence = 'US', location = 'Austin' where user_id = $",
  'update users set deactivated_at = now() where id = $',
  'update users set deactivated_at = null, suspended_at = null where id = $',
  'update users set suspended_at = now() where id = $',
  changeBadge,
  'update users set held_since = now(), hidden_since = now() where id = $',
  'update users set held_since = null, hidden_since = null where id = $',
  'update users set paused_since = now() where id = $',
  'update users set paused_since = null where id = $',
  'update users set inactivity_warned_at = now(), inactive_since = now() where id = $',
  "update users set last_active_at = greatest(last_active_at, now()) + interval '1 hour' where id = $",
  "update settings set profile_visibility = 'matches' where user_id = $",
  "update settings set profile_visibility = 'verified' where user_id = $",
  "update settings set profile_visibility = 'everyone' where user_id = $",
  'delete from settings where user_id = $',
  'update settings set show_last_seen = not show_last_seen where user_id = $',
  'update users set last_active_at = now() where id = $',
  "update users set last_active_at = now() - interval '9 days' where id = $",
  "update profile_photos set status = 'approved' where user_id = $",
  "update profile_photos set status = 'rejected' where user_id = $",
  'delete from profile_photos where user_id = $ and position = 0',
  `insert into profile_photos (user_id, status, position, width, height) select id, 'approved', 8, 640, 640
    from users where id = $ and not exists (select from profile_photos where user_id = $ and position = 8)`,
  "update profiles set tribe = 'akan', education = 'Doctorate', has_children = not has_children where user_id = $",
  'delete from profiles where user_id = $',
  'delete from users where id = $',
  'insert into likes (from_id, to_id) select $, id from users where id <> $ order by random() limit 3 on conflict do nothing',
  'delete from likes where from_id = $',
  'insert into blocks (blocker_id, blocked_id) select $, id from users where id <> $ order by random() limit 2 on conflict do nothing',
  "insert into matches (user1, user2, status) select $, id, 'ended' from users where id > $ limit 1 on conflict do nothing",
  "insert into showings select $, (now() at time zone 'utc')::date - 1, 2 on conflict (member_id, shown_on) do update set times = 9",
  'delete from showings where member_id = $',
  'update profiles set has_children_private = not has_children_private, wants_children = true where user_id = $',
  "update consents set withdrawn_at = now() where user_id = $ and kind = 'show_faith' and withdrawn_at is null",
  "update consents set withdrawn_at = now() where user_id = $ and kind <> 'show_faith' and withdrawn_at is null",
  "insert into consents (user_id, kind, text_version, given_at) select $, unnest('{matching,show_faith,show_lifestyle}'::text[]), 'settings-1', now() on conflict do nothing",
]

export async function applyChange({ db }: Pick<App, 'db'>, number: number, memberId: string): Promise<void> {
  const change = CHANGES[number % CHANGES.length] ?? ''
  if (typeof change === 'function') return change({ db }, memberId)
  await sql.raw(change.replaceAll('$', `'${memberId}'::uuid`)).execute(db)
}
