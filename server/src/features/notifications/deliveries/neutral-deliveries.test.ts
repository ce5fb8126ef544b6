import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMatch } from '../../../../test/members.ts'
import { transaction } from '../../../platform/outbox.ts'
import { giveLike } from '../../dating/likes/index.ts'
import { createNotifications, notifyContacts } from '../in-app/index.ts'
import { aBrowser, type Browser, startPushService } from '../push/testing/push-service.ts'
import type { NewsKind } from './deciding/when-to-send.ts'
import {
  afterMinutes,
  aMatchOf,
  aMemberAway,
  mailsTo,
  outcomesOf,
  subscribeAndLeave,
  untilPlanned,
} from './testing/deliveries-world.ts'

/** A word in the sender's name and in everything that the sender wrote. */
const WORD = `Zawadi${randomUUID().slice(0, 8)}`
const planted = { profile: { full_name: `${WORD} Mensah`, faith: 'islam', bio: WORD } }

let service: Awaited<ReturnType<typeof startPushService>>
let t: TestApp
beforeAll(async () => {
  service = await startPushService()
  t = await testApp({ PUSH_HOSTS: service.origin })
})
afterAll(async () => {
  await t.close()
  service.close()
})

/** Functions that create news of each kind. @returns the id of the member whom it concerns */
const CREATE_NEWS: Record<NewsKind, (amara: string) => Promise<string>> = {
  async like(amara) {
    const kofi = await aMan(t.app, planted)
    await giveLike(t.app, { id: kofi }, amara)
    return kofi
  },
  match: (amara) => aMatchOf(t, amara, planted),
  async message(amara) {
    const kofi = await aMan(t.app, planted)
    const match_id = await aMatch(t.app, amara, kofi)
    const message = { match_id, content: `${WORD} writes`, client_message_id: randomUUID() }
    const { status } = await (await t.as(kofi)).post('/functions/v1/send-message', message)
    expect(status).toBe(200)
    const at = t.app.clock.now()
    await createNotifications(t.app, [
      { user_id: amara, about: 'message', occasion: `messages ${match_id}`, from_id: kofi, match_id, at },
    ])
    return kofi
  },
  async views(amara) {
    const kofi = await aMan(t.app, planted)
    await (await t.as(kofi)).post('/functions/v1/record-profile-view', { user_id: amara })
    const at = t.app.clock.now()
    await createNotifications(t.app, [{ user_id: amara, about: 'views', occasion: 'views', at }])
    return kofi
  },
  async search(amara) {
    const kofi = await aMan(t.app, planted)
    const at = t.app.clock.now()
    const { id: search_id } = await t.app.db
      .insertInto('saved_searches')
      .values({ user_id: amara, slot: 1, name: WORD, filters: '{}', saved_at: at, checked_at: at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await t.app.db
      .insertInto('saved_search_finds')
      .values({ search_id, member_id: kofi, told_at: at })
      .execute()
    await createNotifications(t.app, [
      { user_id: amara, about: 'saved_search', occasion: 'saved searches', at },
    ])
    return kofi
  },
  async reminder(amara) {
    const kofi = await aMan(t.app, planted)
    const match_id = await aMatch(t.app, amara, kofi)
    const at = t.app.clock.now()
    await createNotifications(t.app, [
      { user_id: amara, about: 'unanswered', occasion: 'unanswered', from_id: kofi, match_id, at },
    ])
    return kofi
  },
  async safety(amara) {
    const notice = { about: 'contact_banned', decision_id: randomUUID(), display_name: WORD } as const
    await transaction(t.app, (tx) => notifyContacts(tx, [amara], { ...notice, at: t.app.clock.now() }))
    return randomUUID()
  },
}
/** Safety notices are mailed by their own feature, and text messages announce only matches. */
const expectedOutcomes = (kind: NewsKind) => [
  'push sent',
  ...(kind === 'safety' ? [] : ['mail sent']),
  ...(kind === 'match' ? ['sms sent'] : []),
]

test.each(Object.keys(CREATE_NEWS) as NewsKind[])(
  'news of the kind %s has no names and no quotes, on any channel',
  async (kind) => {
    t.clock.set(new Date())
    const phone = `+2337${String(Date.now()).slice(-8)}`
    const amara = await aMemberAway(t, {
      user: { phone, phone_confirmed_at: new Date() },
      settings: { sms_notifications: true, profile_views: true },
    })
    const browser = aBrowser(service.origin)
    await subscribeAndLeave(t, amara, browser)
    const kofi = await CREATE_NEWS[kind](amara)
    await untilPlanned(t)
    await afterMinutes(t, 1)
    await vi.waitFor(() => expect(service.to(browser)).toHaveLength(1))
    await markPushFailing(amara) // so that a text message follows
    await afterMinutes(t, 17)
    await afterMinutes(t, 62)
    expect((await outcomesOf(t, amara)).toSorted()).toEqual(expectedOutcomes(kind).toSorted())
    const messages = [...pushedTo(browser), ...(await mailsTo(t, amara)), ...(await textsTo(phone))]
    expect(messages).toHaveLength(expectedOutcomes(kind).length)
    expect(JSON.stringify(messages)).not.toMatch(new RegExp(`${WORD}|Mensah|islam|${kofi}`, 'i'))
  },
)

const pushedTo = (browser: Browser) => service.to(browser).map(({ body }) => browser.read(body))

const textsTo = (phone: string) =>
  t.app.db.selectFrom('development_outbox').selectAll().where('recipient', '=', phone).execute()

const markPushFailing = (memberId: string) =>
  t.app.db
    .updateTable('push_subscriptions')
    .set({ failing_since: t.app.clock.now() })
    .where('user_id', '=', memberId)
    .execute()
