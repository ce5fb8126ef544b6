import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Client, type TestApp, testApp } from '../../../test/app.ts'
import { waitingForLocks } from '../../../test/locks.ts'
import { aMember } from '../../../test/members.ts'
import { remindOfRenewals } from '../../features/membership/testing/membership-world.ts'
import { aPaidOrder } from './testing/paid-order.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function aRenewing(id: string) {
  await aPaidOrder(t.app, id)
  const due = { is_on: true, reminded_at: null, renews_at: new Date() }
  await t.app.db.updateTable('renewals').set(due).where('user_id', '=', id).execute()
}

/**
 * An action, the lock that a decision (`no key update`) or a deletion (`update`) holds on the account, and the table of
 * the action's next write.
 */
const ACTS: [
  string,
  'update' | 'no key update',
  string,
  (id: string, client: Client) => Promise<{ status: number }>,
][] = [
  [
    'a new name',
    'no key update',
    'profiles',
    (id, client) => client.put(`/functions/v1/update-profile?user_id=${id}`, { full_name: 'Ada Obi' }),
  ],
  [
    'a new consent',
    'update',
    'settings',
    (id, client) => client.put(`/functions/v1/update-consents?user_id=${id}`, { marketing: true }),
  ],
  [
    'a new setting',
    'update',
    'settings',
    (id, client) => client.put(`/functions/v1/update-settings?user_id=${id}`, { marketing_emails: true }),
  ],
  [
    'a reminder of a renewal',
    'update',
    'renewals',
    () => remindOfRenewals(t.app).then(() => ({ status: 200 })),
  ],
]

test.each(ACTS)('%s waits for a locked account without holding locks', async (_, lock, table, act) => {
  const id = await aMember(t.app, { user: { email_confirmed_at: new Date() } })
  await aRenewing(id)
  const client = await t.as(id)
  const { acting } = await t.app.db.transaction().execute(async (tx) => {
    await sql`select from users where id = ${id} for ${sql.raw(lock)}`.execute(tx)
    const acting = act(id, client)
    await vi.waitFor(async () => expect(await waitingForLocks(t.app.db)).toBeGreaterThan(0))
    await sql`set local lock_timeout = '500ms'`.execute(tx) // shorter than the deadlock check
    await sql`update ${sql.table(table)} set user_id = user_id where user_id = ${id}`.execute(tx)
    return { acting }
  })
  expect((await acting).status).toBe(200)
})
