import { type RawBuilder, sql } from 'kysely'
import { blockedMembers } from '../../features/dating/safety/index.ts'
import { displayedEnd } from '../../features/trust/verification/index.ts'
import type { Db } from '../../platform/db.ts'

/** @returns rows as PostgreSQL converts them to JSON, with dates as ISO strings */
async function json(db: Db, query: RawBuilder<unknown>): Promise<unknown> {
  const { rows } = await sql<{ value: unknown }>`select to_jsonb(v) as value from (${query}) v`.execute(db)
  return rows.map(({ value }) => value)
}

const nameOf = (viewerId: string, other: RawBuilder<unknown>) => sql`
  coalesce((select p.display_name from profiles p
    where p.user_id = ${other} and reach(${viewerId}, ${other}) <> 'none'), 'Member not available')`

/** The archive reveals nothing that hidden members did, not even through counts. */
const isHidden = (other: RawBuilder<unknown>) =>
  sql`exists (select from users hidden where hidden.id = ${other} and hidden.hidden_since is not null)`

export async function accountOf(db: Db, userId: string): Promise<unknown> {
  const { rows } = await sql`
    select
      (select to_jsonb(a) from (select id as user_id, name, language, email, phone, email_confirmed_at, phone_confirmed_at,
        verified_at, two_factor_enabled, last_active_at, paused_since, inactivity_warned_at, inactive_since, created_at
        from users where id = ${userId}) a) as account,
      (select to_jsonb(p) - 'user_id' from profiles p where p.user_id = ${userId}) as profile,
      (select jsonb_object_agg(c.answer, c.changed_at) from answer_changes c
        where c.member_id = ${userId}) as answers_changed,
      (select to_jsonb(m) - 'user_id' from memberships m where m.user_id = ${userId}) as membership,
      (select count(*) from profile_views where viewed_id = ${userId}
        and not ${isHidden(sql`viewer_id`)}) as times_viewed`.execute(db)
  return rows[0]
}

export async function likesOf(db: Db, userId: string): Promise<{ given: unknown; received: unknown }> {
  return {
    given: await json(
      db,
      sql`select ${nameOf(userId, sql`l.to_id`)} as display_name, l.is_matched
          and not exists (select from matches m where m.user1 = least(l.from_id, l.to_id)
            and m.user2 = greatest(l.from_id, l.to_id) and ${wasMadeWhileHidden(sql`l.to_id`)}) as is_matched, l.created_at
        from likes l where l.from_id = ${userId} order by l.created_at`,
    ),
    received: await json(
      db,
      sql`select is_matched, created_at from likes
        where to_id = ${userId} and not ${isHidden(sql`from_id`)} order by created_at`,
    ),
  }
}

/** True for a match made while the other member was hidden. Neither member was notified of it. */
const wasMadeWhileHidden = (other: RawBuilder<unknown>) =>
  sql`exists (select from users hidden where hidden.id = ${other} and hidden.hidden_since <= m.created_at)`

const matches = (userId: string) => sql`
  (select m.id, m.status, m.created_at, m.last_message_at, o.id as other_id,
    (m.status <> 'active' or exists (select from blocks b
      where (b.blocker_id, b.blocked_id) in ((${userId}, o.id), (o.id, ${userId})))) as parted
  from matches m cross join lateral (select case m.user1 when ${userId} then m.user2 else m.user1 end as id) o
  where ${userId} in (m.user1, m.user2) and not ${wasMadeWhileHidden(sql`o.id`)}) m`

/** A block must look like an ended match, so that members can't tell who blocked them. */
const partnerNameOf = (userId: string) =>
  sql`case when m.parted then 'Member not available' else ${nameOf(userId, sql`m.other_id`)} end`

export const matchesOf = (db: Db, userId: string) =>
  json(
    db,
    sql`select ${partnerNameOf(userId)} as display_name,
        case when m.parted then 'ended' else m.status end as status, m.created_at, m.last_message_at
      from ${matches(userId)} order by m.created_at`,
  )

export const conversationsOf = (db: Db, userId: string) =>
  json(
    db,
    sql`select ${partnerNameOf(userId)} as display_name,
        jsonb_agg(jsonb_build_object('from', case s.sender_id when ${userId} then 'you' else 'them' end,
          'content', s.content, 'created_at', s.created_at,
          'read_at', case when not (s.read_privately and s.sender_id = ${userId}) then s.read_at end) order by s.created_at, s.is_held, abs(s.seq)) as messages
      from ${matches(userId)} join messages s on s.match_id = m.id
      where s.sender_id = ${userId} or not (m.parted or s.is_held)
      group by m.id, m.other_id, m.parted, m.created_at order by m.created_at`,
  )

export const sessionsOf = (db: Db, userId: string) =>
  json(
    db,
    sql`select created_at, updated_at as last_used_at, expires_at, place, ip_address, user_agent
      from sessions where user_id = ${userId} order by created_at`,
  )

export const securityEventsOf = (db: Db, userId: string) =>
  json(
    db,
    sql`select created_at, kind, address_block, country, device
      from security_events where user_id = ${userId} order by created_at, id`,
  )

/**
 * Lists blocks as the app does, because entries for members whom the owner never saw would reveal who blocked first.
 */
export async function safetyOf(db: Db, userId: string): Promise<Record<string, unknown>> {
  const blocked = await blockedMembers(db, userId)
  return {
    blocked: blocked.map(({ display_name, created_at }) => ({ display_name, created_at })),
    photos_shown_to: await json(
      db,
      sql`select ${nameOf(userId, sql`g.member_id`)} as display_name, g.created_at
        from photo_grants g where g.owner_id = ${userId} order by g.created_at`,
    ),
    // Omits grants by owners out of reach, so that a block looks like a withdrawn grant.
    photos_shown_by: await json(
      db,
      sql`select ${nameOf(userId, sql`g.owner_id`)} as display_name, g.created_at
        from photo_grants g where g.member_id = ${userId} and reach(${userId}, g.owner_id) <> 'none'
        order by g.created_at`,
    ),
    hidden: await json(db, sql`select created_at from hides where member_id = ${userId} order by created_at`),
    browsers: await json(
      db,
      sql`select first_seen_at, seen_at as last_seen_at from safety_devices
        where member_id = ${userId} order by first_seen_at`,
    ),
    parted: await json(
      db,
      sql`select kind, display_name, created_at, ends_at from partings
        where member_id = ${userId} order by created_at`,
    ),
    told_about: await json(
      db,
      sql`select n.display_name, r.kind, r.told_at from contacts_notice_recipients r
        join contacts_notices n using (decision_id)
        where r.member_id = ${userId} and r.told_at is not null order by r.told_at, r.kind desc`,
    ),
    slowed: await json(
      db,
      sql`select since, until, lifted_at from shield_pauses where member_id = ${userId} order by since`,
    ),
    conversations_flagged: await json(
      db,
      sql`select case c.caution when 'money' then 'may be asking for money' else 'may be leading away from here' end
          as concluded, c.asked_at as concluded_at,
          case c.caution when 'money' then 'the other member was warned, and you were asked about it'
            else 'the other member was warned' end as consequence
        from shield_conversations c
        where c.sender_id = ${userId} and c.caution is not null order by c.asked_at`,
    ),
  }
}

export async function viewsOf(db: Db, userId: string): Promise<Record<string, unknown>> {
  return {
    profiles_viewed: await json(
      db,
      sql`select ${nameOf(userId, sql`v.viewed_id`)} as display_name, v.created_at as viewed_at
        from profile_views v where v.viewer_id = ${userId} order by v.created_at`,
    ),
    profiles_opened: await json(
      db,
      sql`select ${nameOf(userId, sql`o.member_id`)} as display_name, o.opened_at
        from profile_openings o where o.viewer_id = ${userId} order by o.opened_at`,
    ),
    shown_to_you: await json(
      db,
      sql`select ${nameOf(userId, sql`s.member_id`)} as display_name, s.seen_at as shown_at
        from seen_members s where s.viewer_id = ${userId} order by s.seen_at, s.member_id`,
    ),
    you_were_shown: await json(
      db,
      sql`select shown_on, times from showings where member_id = ${userId} order by shown_on`,
    ),
  }
}

export async function verificationsOf(db: Db, userId: string): Promise<Record<string, unknown>> {
  return {
    checks: await checksOf(db, userId),
    asked_of: await json(
      db,
      sql`select ${nameOf(userId, sql`a.asked_id`)} as display_name, a.asked_at
        from verification_asks a where a.asker_id = ${userId} order by a.asked_at`,
    ),
    asked_by: await json(
      db,
      sql`select ${nameOf(userId, sql`a.asker_id`)} as display_name, a.asked_at
        from verification_asks a where a.asked_id = ${userId} and not ${isHidden(sql`a.asker_id`)}
        order by a.asked_at`,
    ),
  }
}

const checksOf = (db: Db, userId: string) =>
  json(
    db,
    sql`select v.kind, v.sent_at, v.call_at, v.outcome, v.reason, v.decided_at, v.valid_until, v.ended_at,
      ${displayedEnd} as ended_by
      from verifications v where v.member_id = ${userId} and v.sent_at is not null order by v.sent_at`,
  )

export const consentsOf = (db: Db, userId: string) =>
  json(
    db,
    sql`select kind, text_version, given_at, withdrawn_at from consents where user_id = ${userId} order by id`,
  )

export const contactMessagesOf = (db: Db, userId: string) =>
  json(
    db,
    sql`select c.subject, c.category, c.message, c.language, c.created_at from contact_messages c
      join users u on lower(u.email::text) = lower(c.email) and u.email_confirmed_at is not null
      where u.id = ${userId} order by c.created_at`,
  )

/** Omits skipped notifications, because they would reveal events that were taken back. */
export async function deliveryOf(db: Db, userId: string): Promise<Record<string, unknown>> {
  return {
    refused: await json(
      db,
      sql`select channel, kind from delivery_refusals where user_id = ${userId} order by channel, kind`,
    ),
    quiet_hours: await json(db, sql`select starts, ends, zone from quiet_hours where user_id = ${userId}`),
    push: await json(
      db,
      sql`select created_at as on_since from push_subscriptions where user_id = ${userId} order by created_at`,
    ),
    mails_that_came_back: await json(
      db,
      sql`select address, kind, at from mail_bounces where user_id = ${userId} order by id`,
    ),
    weekly_email: await json(db, sql`select sent_at from weekly_digests where user_id = ${userId}`),
    sent: await json(
      db,
      sql`select channel, done_at as sent_at, array_agg(kind order by id) as about from deliveries
        where user_id = ${userId} and state = 'sent' group by channel, done_at order by done_at`,
    ),
  }
}

interface ArchivedPhoto {
  file: string
  storage_key: string
  status: string
  rejected_for: string | null
  is_primary: boolean
  uploaded_at: Date
}

export const photosOf = (db: Db, userId: string): Promise<ArchivedPhoto[]> =>
  db
    .selectFrom('profile_photos')
    .select([
      sql<string>`'photos/' || (position + 1) || '.webp'`.as('file'),
      'storage_key',
      'status',
      'rejected_for',
      'is_primary',
      'uploaded_at',
    ])
    .where('user_id', '=', userId)
    .orderBy('position')
    .execute()
