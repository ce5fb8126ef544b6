import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { waitingForLocks } from '../../../../test/locks.ts'
import { aMan, aMember } from '../../../../test/members.ts'
import { eachMember } from '../../../platform/each-member.ts'
import { giveLike } from '../../dating/likes/index.ts'
import { subjectsTo } from './testing/deliveries-world.ts'
import { weeklyDigests } from './weekly-digest.ts'

const DAY = 86_400_000

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/**
 * Sets the clock to nine and creates a member with a like, who agreed to marketing mails and was away for three days.
 */
async function aReader(): Promise<string> {
  const now = new Date(new Date().setUTCHours(9, 5))
  t.clock.set(now)
  const id = await aMember(t.app, {
    user: { last_active_at: new Date(now.getTime() - 3 * DAY) },
    settings: { marketing_emails: true },
    consents: ['matching', 'marketing'],
  })
  await t.app.db.insertInto('quiet_hours').values({ user_id: id, starts: 0, ends: 0, zone: 'UTC' }).execute()
  await giveLike(t.app, { id: await aMan(t.app) }, id)
  return id
}

test.each<[string, (id: string) => RawBuilder<unknown>]>([
  ['suspended', (id) => sql`update users set suspended_at = now() where id = ${id}`],
  ['deactivated', (id) => sql`update users set deactivated_at = now() where id = ${id}`],
  ['deleted', (id) => sql`delete from users where id = ${id}`],
  [
    'without consent',
    (id) => sql`update consents set withdrawn_at = now() where user_id = ${id} and kind = 'marketing'`,
  ],
  ['without mails', (id) => sql`update settings set email_notifications = false where user_id = ${id}`],
])('a member who is %s between the due time and the sending gets no digest', async (_state, change) => {
  const amara = await aReader()
  const { db } = t.app
  const sending = await db.transaction().execute(async (tx) => {
    await change(amara).execute(tx) // unseen, so the member is due
    const done = eachMember(t.app, weeklyDigests(t.app, t.clock.now()))
    await Promise.race([done, expect.poll(() => waitingForLocks(db)).toBeGreaterThan(0)])
    return { done } // awaited once the change is committed
  })
  await sending.done
  expect(await subjectsTo(t, amara)).toEqual([])
})
