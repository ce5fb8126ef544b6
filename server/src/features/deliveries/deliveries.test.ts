import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { aMan, aMatch, aMember, type MemberTraits } from '../../../test/members.ts'
import { untilHandled, untilTold } from '../../../test/outbox.ts'
import { aTab, like } from './notifications.test-world.ts'
import { notifyUnreadMessages } from './reminders.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const longAgo = () => new Date(t.app.clock.now().getTime() - 3_600_000)
/** Somebody who has not been here for an hour. */
const aMemberAway = ({ user, ...traits }: MemberTraits = {}) =>
  aMember(t.app, { ...traits, user: { last_active_at: longAgo(), ...user } })

async function mailsTo(memberId: string) {
  await untilTold(t)
  await untilHandled(t, 'notifications.mail')
  const email = `${memberId}@members.test`
  return t.app.db
    .selectFrom('development_outbox')
    .selectAll()
    .where('recipient', '=', email)
    .orderBy('id')
    .execute()
}
const subjectsTo = async (memberId: string) => (await mailsTo(memberId)).map(({ subject }) => subject)

test('who is away gets one mail a day of each kind', async () => {
  const amara = await aMemberAway()
  const [kofi, juma] = [await aMan(t.app), await aMan(t.app)]
  await like(t, kofi, amara)
  await like(t, juma, amara)
  expect(await subjectsTo(amara)).toEqual(['Someone likes you on Ndoa'])
  const selam = await aMemberAway()
  const tendai = await aMan(t.app)
  await t.app.db.insertInto('likes').values({ from_id: selam, to_id: tendai }).execute()
  await like(t, tendai, selam)
  expect(await subjectsTo(selam)).toEqual(['You have a new match on Ndoa'])
  await t.app.db.updateTable('notification_mails').set({ sent_on: '2026-01-31' }).execute() // a day passes
  await like(t, await aMan(t.app), amara)
  expect(await subjectsTo(amara)).toHaveLength(2)
})

test('it says that something came, never from whom, and nothing that was written', async () => {
  const word = `Zawadi${randomUUID().slice(0, 8)}`
  const amara = await aMemberAway()
  const kofi = await aMan(t.app, { profile: { full_name: `${word} Mensah`, faith: 'islam', bio: word } })
  const match_id = await aMatch(t.app, amara, kofi)
  await (await t.as(kofi)).post('/functions/v1/send-message', {
    match_id,
    content: word,
    client_message_id: randomUUID(),
  })
  t.clock.forward(60_000)
  await notifyUnreadMessages(t.app)
  const [mail, ...more] = await mailsTo(amara)
  expect(more).toEqual([])
  expect(mail?.subject).toBe('You have a new message on Ndoa')
  expect(mail?.links).toEqual(['http://localhost:3000/messages', 'http://localhost:3000/settings'])
  expect(mail?.body).not.toMatch(new RegExp(`${word}|islam|${kofi}|${match_id}`, 'i'))
})

test('who is here, wants no mail, wants not to hear of it, or has no confirmed address gets none', async () => {
  const kofi = await aMan(t.app)
  const here = await aMemberAway()
  const tab = aTab(t, here)
  const [active, noMail, noLikes, unproven] = [
    await aMemberAway({ user: { last_active_at: t.app.clock.now() } }),
    await aMemberAway({ settings: { email_notifications: false } }),
    await aMemberAway({ settings: { likes: false } }),
    await aMemberAway({
      user: { email: null, email_verified: false, phone: '+233241234567', phone_confirmed_at: new Date() },
    }),
  ]
  for (const to of [here, active, noMail, noLikes, unproven]) {
    await like(t, kofi, to)
    expect(await subjectsTo(to)).toEqual([])
  }
  tab.close()
})

test('nobody is woken for old news', async () => {
  const [amara, kofi] = [await aMemberAway(), await aMan(t.app)]
  const match_id = await aMatch(t.app, amara, kofi)
  await (await t.as(kofi)).post('/functions/v1/send-message', {
    match_id,
    content: 'Habari',
    client_message_id: randomUUID(),
  })
  t.clock.forward(7 * 3_600_000)
  await notifyUnreadMessages(t.app)
  expect(await subjectsTo(amara)).toEqual([])
})

test('who has left for a while gets none', async () => {
  const [amara, kofi] = [await aMemberAway(), await aMan(t.app)]
  const match_id = await aMatch(t.app, amara, kofi)
  await (await t.as(kofi)).post('/functions/v1/send-message', {
    match_id,
    content: 'Habari',
    client_message_id: randomUUID(),
  })
  await t.app.db.updateTable('users').set({ deactivated_at: longAgo() }).where('id', '=', amara).execute()
  t.clock.forward(60_000)
  await notifyUnreadMessages(t.app)
  expect(await subjectsTo(amara)).toEqual([])
})
