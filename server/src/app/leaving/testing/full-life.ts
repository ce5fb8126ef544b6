import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { aConfirmedBan } from '../../../../test/confirmed-bans.ts'
import { aBlock, aSession } from '../../../../test/members.ts'
import { columnsOfMembers } from '../../../../test/planted-words.ts'
import { aStaffMember } from '../../../../test/staff.ts'
import type { App } from '../../../platform/app.ts'
import { archiveKey } from '../export.queries.ts'
import { aPaidOrder } from './paid-order.ts'

/** A member, the people in her life, and a word that all of her private texts contain. */
interface Life {
  member: string
  match: { id: string; with: string }
  stranger: string
  phone: string
  word: string
}

/** Adds rows about a member to every table that her profile, photos, match and session leave empty. */
export async function addFullLife(app: App, { member, match, stranger, phone, word }: Life): Promise<void> {
  const { db } = app
  const soon = new Date(app.clock.now().getTime() + 600_000)
  const day = '2026-01-31'
  const hash = word.padEnd(43, '.')
  const mine = { user_id: member }
  await db
    .insertInto('memberships')
    .values({ ...mine, tier: 'easy', ends_at: soon })
    .execute()
  await db
    .insertInto('price_countries')
    .values({ ...mine, country: 'NG', changed_at: soon })
    .execute()
  await aPaidOrder(app, member)
  await db
    .insertInto('profile_views')
    .values([
      { viewed_id: member, viewer_id: match.with, viewed_on: day },
      { viewed_id: match.with, viewer_id: member, viewed_on: day },
    ])
    .execute()
  await db
    .insertInto('profile_openings')
    .values([
      { viewer_id: member, member_id: match.with, opened_at: soon },
      { viewer_id: match.with, member_id: member, opened_at: soon },
    ])
    .execute()
  await db
    .insertInto('answer_changes')
    .values({ member_id: member, answer: 'smoking', changed_at: [soon] })
    .execute()
  await db
    .insertInto('seen_members')
    .values([
      { viewer_id: member, member_id: match.with, seen_at: soon },
      { viewer_id: match.with, member_id: member, seen_at: soon },
    ])
    .execute()
  const counted = {
    screened_seq: 1,
    state: '{}',
    caution: 'money',
    rules: '["ask: a rule"]',
    asked_at: soon,
    updated_at: soon,
  }
  await db
    .insertInto('shield_conversations')
    .values([
      { match_id: match.id, sender_id: member, ...counted },
      { match_id: match.id, sender_id: match.with, ...counted },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await db
    .insertInto('shield_pauses')
    .values({ member_id: member, since: app.clock.now(), until: soon })
    .execute()
  await aReport(app, member, stranger, word)
  await aSign(app, member, stranger, hash)
  await aDecision(app, member, await aReport(app, stranger, member, word))
  await db
    .insertInto('verifications')
    .values({ member_id: member, kind: 'pictures', started_at: soon, expires_at: soon, sent_at: soon })
    .execute()
  await db
    .insertInto('verification_asks')
    .values([
      { asker_id: member, asked_id: match.with, asked_at: soon },
      { asker_id: match.with, asked_id: member, asked_at: soon },
    ])
    .execute()
  await aBlock(app, member, stranger)
  await aBlock(app, stranger, member)
  await db.updateTable('blocks').set({ display_name: 'Stranger' }).where('blocker_id', '=', member).execute()
  await db
    .insertInto('hides')
    .values([
      { member_id: member, hidden_id: stranger },
      { member_id: stranger, hidden_id: member },
    ])
    .execute()
  await db
    .insertInto('photo_grants')
    .values([
      { owner_id: member, member_id: match.with, created_at: soon },
      { owner_id: match.with, member_id: member, created_at: soon },
    ])
    .execute()
  await db
    .insertInto('deleted_uploads')
    .values({ ...mine, client_upload_id: randomUUID(), deleted_at: soon })
    .execute()
  const parting = { kind: 'unmatch', created_at: soon, ends_at: soon }
  await db
    .insertInto('partings')
    .values([
      { member_id: member, other_id: stranger, display_name: 'Stranger', ...parting },
      { member_id: stranger, other_id: member, display_name: 'Former', ...parting },
    ])
    .execute()
  await db
    .insertInto('parted_contacts')
    .values({ member_id: member, contact_mac: hash, ends_at: soon })
    .execute()
  await db
    .insertInto('inherited_partings')
    .values([
      { member_id: member, other_id: match.with, ends_at: soon },
      { member_id: match.with, other_id: member, ends_at: soon },
    ])
    .execute()
  await db
    .insertInto('blocked_contacts')
    .values({
      blocker_id: member,
      contact_mac: hash,
      block_id: stranger,
      display_name: 'Stranger',
      kind: 'email',
    })
    .execute()
  await db.insertInto('showings').values({ member_id: member, shown_on: day, times: 3 }).execute()
  await db
    .insertInto('mail_codes')
    .values({ ...mine, purpose: 'reset', code_hash: hash, expires_at: soon })
    .execute()
  await db
    .insertInto('second_factors')
    .values({ ...mine, secret: word })
    .execute()
  await db
    .insertInto('recovery_codes')
    .values({ ...mine, code_mac: word })
    .execute()
  await db
    .insertInto('second_factor_tries')
    .values({ ...mine, origin: word, tries: 1, open_at: day })
    .execute()
  await db
    .insertInto('second_factor_challenges')
    .values({ ...mine, token_hash: hash, expires_at: soon })
    .execute()
  await db
    .insertInto('contact_changes')
    .values({ ...mine, kind: 'email', contact: `new-${word}@members.test`, code_mac: word, expires_at: soon })
    .execute()
  await db
    .insertInto('security_events')
    .values({ ...mine, kind: 'signed_out', created_at: soon })
    .execute()
  const archive = await db
    .insertInto('data_exports')
    .values({ ...mine, code_hash: hash, expires_at: soon })
    .returning('id')
    .executeTakeFirstOrThrow()
  await app.storage.put(archiveKey(archive.id), Buffer.from(`archive of ${word}`))
  const matchNotification = {
    type: 'match',
    about: 'match',
    match_id: match.id,
    occasion: `match ${match.id}`,
    created_at: soon,
  }
  const [notification] = await db
    .insertInto('notifications')
    .values([
      { ...mine, ...matchNotification, from_id: match.with },
      { ...matchNotification, user_id: match.with, from_id: member },
    ])
    .returning('id')
    .execute()
  const news = { channel: 'mail', kind: 'match', news_at: soon, ready_at: soon, due_at: soon }
  await db
    .insertInto('deliveries')
    .values({ ...mine, ...news, notification_id: notification?.id ?? '', state: 'sent', done_at: soon })
    .execute()
  await db
    .insertInto('delivery_refusals')
    .values({ ...mine, channel: 'mail', kind: 'like' })
    .execute()
  await db
    .insertInto('quiet_hours')
    .values({ ...mine, zone: 'Africa/Lagos' })
    .execute()
  await db
    .insertInto('mail_bounces')
    .values({ ...mine, address: `${word}@members.test`, kind: 'soft', at: soon })
    .execute()
  const session_id = await aSession(app, member)
  await db
    .insertInto('push_subscriptions')
    .values({ ...mine, session_id, endpoint_hash: randomBytes(32), sealed: word, created_at: soon })
    .execute()
  for (const [owner, found, name] of [
    [member, stranger, word],
    [stranger, member, 'Everybody'],
  ] as const) {
    const { id: search_id } = await db
      .insertInto('saved_searches')
      .values({ user_id: owner, slot: 1, name, filters: '{}', saved_at: soon, checked_at: soon })
      .returning('id')
      .executeTakeFirstOrThrow()
    await db.insertInto('saved_search_finds').values({ search_id, member_id: found, told_at: soon }).execute()
  }
  await db
    .insertInto('weekly_digests')
    .values({ ...mine, sent_at: soon })
    .execute()
  await registerByPhone(app, { phone_number: phone, full_name: word, browser: 'of the member', ...mine })
  await registerByPhone(app, {
    phone_number: phone,
    full_name: word,
    browser: 'of a stranger',
    user_id: null,
  })
  await db
    .insertInto('phone_codes')
    .values({ phone_number: phone, browser: 'of the member', code_mac: word, expires_at: soon })
    .execute()
  await app.sms.send(phone, 'Your code is 123456')
}

/** Adds an unfinished phone sign-up. */
const registerByPhone = (
  { db }: App,
  who: { phone_number: string; full_name: string; browser: string; user_id: string | null },
) =>
  db
    .insertInto('temp_phone_registration')
    .values({
      ...who,
      validated: who.user_id !== null,
      country_code: 'NG',
      gender: 'Female',
      date_of_birth: '1995-04-12',
      country_of_residence: 'NG',
    })
    .execute()

/** Sorts all columns that name members by whether they contain this member. */
export async function columnsNaming(
  app: App,
  memberId: string,
): Promise<{ absent: string[]; present: string[] }> {
  const found = { absent: [] as string[], present: [] as string[] }
  for (const { table, column } of await columnsOfMembers(app)) {
    const { rows } = await sql`
      select 1 from ${sql.table(table)} where ${sql.ref(column)} = ${memberId} limit 1`.execute(app.db)
    found[rows.length > 0 ? 'present' : 'absent'].push(`${table}.${column}`)
  }
  return found
}

/**
 * Reports about a member, and their evidence, are encrypted and outlive the account, because staff must decide on
 * them.
 */
async function aReport(
  { db, cases, clock }: App,
  reporterId: string,
  subjectId: string,
  word: string,
): Promise<string> {
  const now = clock.now()
  const due = new Date(now.getTime() + 3_600_000)
  const { id: case_id } = await db
    .insertInto('cases')
    .values({ kind: 'reports', subject_id: subjectId, opened_at: now, waiting_since: now, due_at: due })
    .returning('id')
    .executeTakeFirstOrThrow()
  const sealed = cases.encryption.encrypt(word, 'report')
  const { id: report_id } = await db
    .insertInto('reports')
    .values({
      case_id,
      reporter_id: reporterId,
      client_report_id: randomUUID(),
      surface: 'profile',
      reason: 'other',
      sealed,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('evidence')
    .values({ case_id, report_id, kind: 'profile', sealed, taken_at: now })
    .execute()
  return case_id
}

/** A decision outlives the account without naming the member; the member's statement is deleted with the account. */
async function aDecision({ db, cases, clock }: App, member_id: string, case_id: string) {
  const now = clock.now()
  const sealed = cases.encryption.encrypt('words about a decision'.padEnd(40), 'decision')
  const staff = await aStaffMember({ db, staff: { secrets: cases.encryption, mac: String } })
  await db.insertInto('members_of_staff').values({ member_id, staff_id: staff.id }).execute()
  const times = { decided_at: now, effective_at: now }
  const { id: decision_id } = await db
    .insertInto('decisions')
    .values({
      case_id,
      subject_id: member_id,
      step: 'advice',
      reason: 'other',
      strikes: 0,
      sealed,
      decided_by: staff.id,
      ...times,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const decisionFields = { decision_id, member_id, sealed }
  const readable = (text: string) => {
    const id = randomUUID()
    return { ...decisionFields, id, sealed: cases.encryption.encrypt(text, id), created_at: now }
  }
  await db
    .insertInto('statements')
    .values({ ...readable('{"facts": "what the member was told"}'), kind: 'decision' })
    .execute()
  await db
    .insertInto('removed_content')
    .values({ ...decisionFields, kind: 'bio' })
    .execute()
  await db
    .insertInto('kept_strikes')
    .values({ decision_id, member_id, contact_mac: decision_id.padEnd(43, '.') })
    .execute()
  const due_at = new Date(now.getTime() + 3_600_000)
  const { id: appeal_case } = await db
    .insertInto('cases')
    .values({ kind: 'appeal', subject_id: member_id, opened_at: now, waiting_since: now, due_at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('appeals')
    .values({ ...readable('{"appeal_in_own_words": "It is wrong."}'), case_id: appeal_case })
    .execute()
}

/**
 * Records that a member signed in with a browser, was banned once, resembles another banned person, and was notified of
 * that person's ban.
 */
async function aSign(app: App, memberId: string, bannedId: string, device_mac: string) {
  const { db, clock } = app
  const now = clock.now()
  await db
    .insertInto('safety_devices')
    .values({ device_mac, member_id: memberId, first_seen_at: now, seen_at: now })
    .execute()
  const ends_at = new Date(now.getTime() + 3_600_000)
  const bans = await db
    .insertInto('bans')
    .values(
      await Promise.all(
        [memberId, bannedId].map(async (member_id) => ({
          member_id,
          decision_id: await aConfirmedBan(app, member_id),
          created_at: now,
          ends_at,
        })),
      ),
    )
    .returning(['id', 'member_id', 'decision_id'])
    .execute()
  const { id: ban_id = '', decision_id = '' } = bans.find(({ member_id }) => member_id === bannedId) ?? {}
  await db
    .insertInto('ban_signs')
    .values({ member_id: memberId, ban_id, sign: 'device', found_at: now })
    .execute()
  await db.insertInto('contacts_notices').values({ decision_id, display_name: 'Former' }).execute()
  await db
    .insertInto('contacts_notice_recipients')
    .values({ decision_id, member_id: memberId, kind: 'warning', told_at: now })
    .execute()
}
