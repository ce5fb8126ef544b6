import { createHash, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { WebSocket } from 'ws'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aBlock, aMan, aMatch } from '../../../../test/members.ts'
import { eachMember } from '../../../platform/each-member.ts'
import { metrics } from '../../../platform/metrics.ts'
import { giveLike } from '../../dating/likes/index.ts'
import { notifyUnreadMessages, profileViews } from '../in-app/index.ts'
import { deliverDue } from './deliver.ts'
import {
  afterMinutes,
  aMatchOf,
  aMemberAway,
  mailsTo,
  outcomesOf,
  subjectsTo,
  untilPlanned,
} from './testing/deliveries-world.ts'
import { wakeAt } from './wake.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.clock.set(new Date())) // events use the database's time

const like = (from: string, to: string) => giveLike(t.app, { id: from }, to)

test('unread news is mailed after a quarter of an hour, not before', async () => {
  const amara = await aMemberAway(t)
  await like(await aMan(t.app), amara)
  await untilPlanned(t)
  await afterMinutes(t, 14)
  expect(await subjectsTo(t, amara)).toEqual([])
  await afterMinutes(t, 2)
  expect(await subjectsTo(t, amara)).toEqual(['Someone likes you on Ndoa'])
  await afterMinutes(t, 60)
  expect(await subjectsTo(t, amara)).toHaveLength(1)
})

test('due news is sent without a trigger', async () => {
  const amara = await aMemberAway(t)
  await like(await aMan(t.app), amara)
  await untilPlanned(t)
  const now = t.app.clock.now()
  await t.app.db
    .updateTable('deliveries')
    .set({ ready_at: now, due_at: now })
    .where('user_id', '=', amara)
    .execute()
  await Promise.all([1, 2, 3].map(() => wakeAt(t.app, now.getTime() + 1000)))
  await vi.waitFor(async () => expect(await subjectsTo(t, amara)).toHaveLength(1))
})

test('messages in one conversation are one piece of news', async () => {
  const amara = await aMemberAway(t)
  const [kofi, juma] = [await aMan(t.app), await aMan(t.app)]
  for (const man of [kofi, juma]) {
    const match_id = await aMatch(t.app, amara, man)
    const client = await t.as(man)
    for (let count = 0; count < 2; count++) {
      await client.post('/functions/v1/send-message', {
        match_id,
        content: 'Habari',
        client_message_id: randomUUID(),
      })
      t.clock.forward(60_000)
      await notifyUnreadMessages(t.app)
      await untilPlanned(t)
    }
  }
  await afterMinutes(t, 20)
  const [mail] = await mailsTo(t, amara)
  expect(mail?.body).toContain('2 conversations with new messages')
})

test('several pieces of news are one mail with their number', async () => {
  const amara = await aMemberAway(t)
  await like(await aMan(t.app), amara)
  await like(await aMan(t.app), amara)
  await aMatchOf(t, amara)
  await untilPlanned(t)
  await afterMinutes(t, 16)
  const [mail, ...more] = await mailsTo(t, amara)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('News for you on Ndoa')
  expect(mail?.body).toContain('2 new likes')
  expect(mail?.body).toContain('1 new match')
  expect(mail?.links[0]).toBe('http://localhost:3000/notifications')
})

test('one mail a day is sent, and later news waits for the next one while unread', async () => {
  const amara = await aMemberAway(t)
  await like(await aMan(t.app), amara)
  await untilPlanned(t)
  await afterMinutes(t, 16)
  await aMatchOf(t, amara)
  await untilPlanned(t)
  await afterMinutes(t, 16)
  expect(await outcomesOf(t, amara)).toEqual(['mail sent', 'mail waiting ceiling'])
  await afterMinutes(t, 24 * 60)
  expect(await subjectsTo(t, amara)).toEqual(['Someone likes you on Ndoa', 'You have a new match on Ndoa'])
})

test('a mail reports that news arrived, without senders or quotes', async () => {
  const word = `Zawadi${randomUUID().slice(0, 8)}`
  const amara = await aMemberAway(t)
  const kofi = await aMan(t.app, { profile: { full_name: `${word} Mensah`, faith: 'islam', bio: word } })
  await like(kofi, amara)
  await untilPlanned(t)
  await afterMinutes(t, 16)
  const [mail] = await mailsTo(t, amara)
  expect(mail?.links).toEqual([
    'http://localhost:3000/likes',
    expect.stringMatching(/^http:\/\/localhost:3000\/mail\/v1\/unsubscribe\?token=/),
  ])
  expect(`${mail?.subject} ${mail?.body}`).not.toMatch(new RegExp(`${word}|islam|${kofi}`, 'i'))
})

test('news that is read, seen, blocked, switched off or gone at the sending is not sent', async () => {
  const [reads, visits, blocks, noMail, noLikes, refuses, leaves] = await Promise.all(
    Array.from({ length: 7 }, () => aMemberAway(t)),
  )
  const kofi = await aMan(t.app)
  const all = [reads, visits, blocks, noMail, noLikes, refuses, leaves].map((id) => id ?? '')
  for (const id of all) await like(kofi, id)
  await untilPlanned(t)
  t.clock.forward(60_000)
  const now = t.app.clock.now()
  const { db } = t.app
  await db.updateTable('notifications').set({ read_at: now }).where('user_id', '=', all[0]!).execute()
  await db.updateTable('users').set({ last_active_at: now }).where('id', '=', all[1]!).execute()
  await aBlock(t.app, all[2]!, kofi)
  await db
    .updateTable('settings')
    .set({ email_notifications: false })
    .where('user_id', '=', all[3]!)
    .execute()
  await db.updateTable('settings').set({ likes: false }).where('user_id', '=', all[4]!).execute()
  await db
    .insertInto('delivery_refusals')
    .values({ user_id: all[5]!, channel: 'mail', kind: 'like' })
    .execute()
  await db.updateTable('users').set({ deactivated_at: now }).where('id', '=', all[6]!).execute()
  await afterMinutes(t, 16)
  const outcomes = await Promise.all(all.map((id) => outcomesOf(t, id)))
  expect(outcomes).toEqual([
    ['mail skipped read'],
    ['mail skipped active'],
    ['mail skipped read'],
    ['mail skipped unwanted'],
    ['mail skipped unwanted'],
    ['mail skipped unwanted'],
    ['mail skipped gone'],
  ])
  for (const id of all) expect(await subjectsTo(t, id)).toEqual([])
})

test('no news about a suspended, held, paused, absent or hidden member is sent', async () => {
  const { db } = t.app
  const user =
    (
      set:
        | { suspended_at: Date }
        | { held_since: Date; hidden_since: Date }
        | { paused_since: Date }
        | { deactivated_at: Date },
    ) =>
    (man: string) =>
      db.updateTable('users').set(set).where('id', '=', man).execute()
  const at = new Date()
  const ways: ((man: string, amara: string) => Promise<unknown>)[] = [
    user({ suspended_at: at }),
    user({ held_since: at, hidden_since: at }),
    user({ paused_since: at }),
    user({ deactivated_at: at }),
    (man, amara) => db.insertInto('hides').values({ member_id: amara, hidden_id: man }).execute(),
  ]
  const told: string[] = []
  for (const way of ways) {
    const [amara, kofi] = [await aMemberAway(t), await aMan(t.app)]
    await like(kofi, amara)
    told.push(amara)
    await untilPlanned(t)
    await way(kofi, amara)
  }
  const last = await aMemberAway(t)
  await like(await aMan(t.app), last)
  await untilPlanned(t)
  await afterMinutes(t, 16)
  expect(await Promise.all(told.map((amara) => subjectsTo(t, amara)))).toEqual(ways.map(() => []))
  expect(await subjectsTo(t, last)).toHaveLength(1)
})

test('news in quiet hours waits for one message in the morning', async () => {
  const amara = await aMemberAway(t)
  const hour = t.app.clock.now().getUTCHours()
  await t.app.db
    .updateTable('quiet_hours')
    .set({ starts: hour, ends: (hour + 8) % 24, zone: 'UTC' })
    .where('user_id', '=', amara)
    .execute()
  await like(await aMan(t.app), amara)
  await untilPlanned(t)
  await afterMinutes(t, 16)
  await aMatchOf(t, amara)
  await untilPlanned(t)
  await afterMinutes(t, 60)
  expect(await subjectsTo(t, amara)).toEqual([])
  await afterMinutes(t, 8 * 60)
  expect(await subjectsTo(t, amara)).toEqual(['News for you on Ndoa'])
})

test('news that is hours late after an outage is not mailed', async () => {
  const amara = await aMemberAway(t)
  await like(await aMan(t.app), amara)
  await untilPlanned(t)
  await afterMinutes(t, 7 * 60)
  expect(await outcomesOf(t, amara)).toEqual(['mail skipped late'])
})

test('two simultaneous servers send once', async () => {
  const amara = await aMemberAway(t)
  await like(await aMan(t.app), amara)
  await untilPlanned(t)
  t.clock.forward(16 * 60_000)
  await Promise.all([deliverDue(t.app), deliverDue(t.app), deliverDue(t.app)])
  expect(await subjectsTo(t, amara)).toHaveLength(1)
})

test('an enabled text message about a match is sent once a day, and never where push works', async () => {
  const phone = `+2332${String(Date.now()).slice(-8)}`
  const amara = await aMemberAway(t, {
    user: { email: null, email_verified: false, phone, phone_confirmed_at: new Date() },
    settings: { sms_notifications: true },
  })
  await aMatchOf(t, amara)
  await untilPlanned(t)
  await afterMinutes(t, 74)
  const texts = () =>
    t.app.db.selectFrom('development_outbox').select('body').where('recipient', '=', phone).execute()
  expect(await texts()).toEqual([])
  await afterMinutes(t, 2)
  expect(await texts()).toEqual([{ body: 'Ndoa: you have a new match. http://localhost:3000/my-matches' }])
  await aMatchOf(t, amara)
  await untilPlanned(t)
  await afterMinutes(t, 80)
  // The job may still be running.
  await vi.waitFor(async () =>
    expect(await outcomesOf(t, amara)).toEqual(['sms sent', 'sms skipped ceiling']),
  )
})

test('the link at a mail’s end opens the page that turns this kind off, without a sign-in', async () => {
  const amara = await aMemberAway(t)
  await like(await aMan(t.app), amara)
  await untilPlanned(t)
  await afterMinutes(t, 16)
  const [mail] = await mailsTo(t, amara)
  const { pathname, search, searchParams } = new URL(mail?.links[1] ?? '')
  const page = await t.http.inject({ method: 'GET', url: pathname + search })
  expect(page.headers.location).toMatch(/^\/unsubscribe\?token=/)
  const token = searchParams.get('token')
  expect((await t.visitor.post('/functions/v1/unsubscribe-mail', { token })).status).toBe(200)
  const refusals = t.app.db.selectFrom('delivery_refusals').select(['channel', 'kind'])
  expect(await refusals.where('user_id', '=', amara).execute()).toEqual([{ channel: 'mail', kind: 'like' }])
})

test('channels due at the same time take each other into account', async () => {
  const amara = await aMemberAway(t, {
    user: { phone: `+2335${String(Date.now()).slice(-8)}`, phone_confirmed_at: new Date() },
    settings: { sms_notifications: true },
  })
  await aMatchOf(t, amara)
  await untilPlanned(t)
  await afterMinutes(t, 80) // no server has checked before
  expect(await outcomesOf(t, amara)).toEqual(['mail sent', 'sms waiting told'])
  await afterMinutes(t, 61)
  expect(await outcomesOf(t, amara)).toEqual(['mail sent', 'sms sent'])
})

/** Inserts a subscription that the planning takes into account, although it can't be decrypted. */
async function aSubscription(amara: string) {
  await t.as(amara)
  const { id: session_id } = await t.app.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', amara)
    .executeTakeFirstOrThrow()
  await t.app.db
    .insertInto('push_subscriptions')
    .values({
      user_id: amara,
      session_id,
      endpoint_hash: createHash('sha256').update(amara).digest(),
      sealed: 'x',
      created_at: new Date(),
    })
    .execute()
  return session_id
}

/** Waits, because the job may still be running. */
const waitForOutcomes = (memberId: string, outcomes: string[]) =>
  vi.waitFor(async () => expect(await outcomesOf(t, memberId)).toEqual(outcomes))

/** Opens a page of the member on this server, visible or hidden. */
async function aPage(memberId: string, isVisible: boolean) {
  const socket = { bufferedAmount: 0, send() {}, close() {} } as unknown as WebSocket
  const connection = { memberId, sessionId: memberId, socket }
  await t.app.realtime.add(connection)
  t.app.realtime.setVisible(connection, isVisible)
  await t.app.presence.written()
  return {
    close: async () => {
      t.app.realtime.remove(connection)
      await t.app.presence.written()
    },
  }
}

test('a member with only hidden pages is notified of a message, a member with a page in view is not', async () => {
  const [hidden, looking] = [await aMemberAway(t), await aMemberAway(t)]
  const pages = [await aPage(hidden, false), await aPage(looking, true)]
  for (const amara of [hidden, looking]) {
    await aSubscription(amara)
    const kofi = await aMan(t.app)
    const message = { content: 'Habari', client_message_id: randomUUID() }
    const match_id = await aMatch(t.app, amara, kofi)
    await (await t.as(kofi)).post('/functions/v1/send-message', { match_id, ...message })
  }
  t.clock.forward(29_000)
  await t.app.db.deleteFrom('notification_scans').execute() // earlier tests ran at later times
  await notifyUnreadMessages(t.app)
  await untilPlanned(t)
  await afterMinutes(t, 2 / 60)
  await waitForOutcomes(hidden, ['push sent', 'mail waiting'])
  await waitForOutcomes(looking, ['push waiting visible', 'mail waiting'])
  await afterMinutes(t, 1)
  await waitForOutcomes(looking, ['push skipped active', 'mail waiting'])
  await afterMinutes(t, 16)
  await waitForOutcomes(hidden, ['push sent', 'mail sent'])
  await waitForOutcomes(looking, ['push skipped active', 'mail skipped active'])
  for (const page of pages) await page.close()
})

test('news that a closed page cannot have shown is sent a minute later', async () => {
  const amara = await aMemberAway(t)
  await aSubscription(amara)
  const page = await aPage(amara, true) // the phone is switched off, which no server has detected yet
  await like(await aMan(t.app), amara)
  await untilPlanned(t)
  await afterMinutes(t, 0.6)
  await waitForOutcomes(amara, ['push waiting visible', 'mail waiting'])
  await page.close()
  await afterMinutes(t, 0.5)
  await waitForOutcomes(amara, ['push sent', 'mail waiting'])
})

test('news that always fails is retried with growing pauses, then abandoned, and delays no other', async () => {
  const [broken, other] = [await aMemberAway(t), await aMemberAway(t)]
  await t.app.db
    .updateTable('quiet_hours')
    .set({ zone: 'Nowhere/None', starts: 1, ends: 2 })
    .where('user_id', '=', broken)
    .execute()
  for (const amara of [broken, other]) await like(await aMan(t.app), amara)
  await untilPlanned(t)
  let attempts = 0
  for (let minutes = 16; minutes < 16 + 8 * 60; minutes++) {
    await afterMinutes(t, minutes === 16 ? 16 : 1)
    const { failures } = await t.app.db
      .selectFrom('deliveries')
      .select('failures')
      .where('user_id', '=', broken)
      .executeTakeFirstOrThrow()
    attempts = Math.max(attempts, failures)
  }
  expect(attempts).toBe(12)
  expect(await outcomesOf(t, broken)).toEqual(['mail skipped late'])
  expect(await outcomesOf(t, other)).toEqual(['mail sent'])
})

test('a time zone is stored in its standard spelling, and an unknown one refused', async () => {
  const amara = await aMemberAway(t)
  const client = await t.as(amara)
  const put = (zone: string | null) =>
    client.put<{ data: { zone: string | null } }>(`/functions/v1/update-delivery-choices?user_id=${amara}`, {
      zone,
    })
  for (const zone of ['', 'Africa/Wakanda']) expect((await put(zone)).status).toBe(422)
  expect((await put('aFRICA/lagos')).body.data.zone).toBe('Africa/Lagos')
  expect((await put(null)).body.data.zone).toBeNull()
})

test('news of profile views is sent only while switched on', async () => {
  const aCurious = () => aMemberAway(t, { settings: { profile_views: true } })
  const [amara, changesHerMind, never] = [await aCurious(), await aCurious(), await aMemberAway(t)]
  const kofi = await t.as(await aMan(t.app))
  for (const id of [amara, changesHerMind, never])
    expect((await kofi.post('/functions/v1/record-profile-view', { user_id: id })).status).toBe(200)
  t.clock.forward(60_000)
  await eachMember(t.app, profileViews(t.app, t.clock.now()))
  await untilPlanned(t)
  const client = await t.as(changesHerMind)
  await client.put(`/functions/v1/update-settings?user_id=${changesHerMind}`, { profile_views: false })
  t.clock.forward(3_600_000) // she has left the page
  await afterMinutes(t, 16)
  expect(await outcomesOf(t, amara)).toEqual(['mail sent'])
  expect(await outcomesOf(t, changesHerMind)).toEqual(['mail skipped unwanted'])
  expect(await outcomesOf(t, never)).toEqual([])
})

test('/metrics counts news outcomes by channel', async () => {
  const counted = async () => {
    const text = await metrics.metrics()
    return ['sent', 'read'].map((outcome) =>
      Number(
        new RegExp(`^deliveries_total\\{channel="mail",outcome="${outcome}"\\} (\\d+)`, 'm').exec(text)?.[1],
      ),
    )
  }
  const news = async () => {
    const id = await aMemberAway(t)
    await like(await aMan(t.app), id)
    await untilPlanned(t)
    return id
  }
  const readNow = (id: string) =>
    t.app.db.updateTable('notifications').set({ read_at: new Date() }).where('user_id', '=', id).execute()
  await news()
  await readNow(await news())
  await afterMinutes(t, 16) // from now on both metrics exist
  const before = await counted()
  t.clock.set(new Date()) // otherwise the current news would fall due before it is read
  await news()
  await news()
  await readNow(await news())
  await afterMinutes(t, 16)
  expect((await counted()).map((count, at) => count - before[at]!)).toEqual([2, 1])
})
