import { randomBytes, randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { waitingForLocks } from '../../../../test/locks.ts'
import { aMan, aMatch, aMember } from '../../../../test/members.ts'
import { readOutbox } from '../../../platform/development-outbox.queries.ts'
import { block, blockedBy, like, profile, screensOf, unblock } from './testing/safety-members.ts'

// Concurrent actions while an account confirms a blocked member's contact.

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Amara has blocked a man whose second account is about to confirm the same address. */
async function aSecondAccount() {
  const name = randomUUID()
  const amara = await aMember(t.app)
  const hers = await t.as(amara)
  const blocked = await aMan(t.app, { user: { email: `${name}@x.test` } })
  await block(hers, blocked)
  const second = await aMan(t.app)
  const his = await t.as(second)
  const email = `${name}+second@x.test`
  expect((await his.post('/auth/v1/change-contact', { email })).status).toBe(200)
  const sent = (await readOutbox(t.app.db)).find(({ to }) => to === email)
  const prove = () => his.post('/auth/v1/confirm-contact', { code: sent?.code })
  return { amara, hers, blocked, second, his, prove }
}

const untilWaiting = (count: number) =>
  vi.waitFor(async () => expect(await waitingForLocks(t.app.db)).toBe(count), { interval: 20 })

/** Confirms the address, and acts after the block is inherited but before the commit. */
async function whileInheriting<T>(
  { second, prove }: Awaited<ReturnType<typeof aSecondAccount>>,
  act: () => Promise<T>,
): Promise<T> {
  const code_hash = randomBytes(32).toString('base64url')
  const expires_at = new Date(Date.now() + 3_600_000)
  await t.app.db
    .insertInto('mail_codes')
    .values({ user_id: second, purpose: 'confirm', code_hash, expires_at })
    .execute()
  const { proving, acting } = await t.app.db.transaction().execute(async (tx) => {
    await sql`select from mail_codes where code_hash = ${code_hash} for update`.execute(tx) // deleted last
    const proving = prove()
    await untilWaiting(1)
    const acting = act()
    await untilWaiting(2)
    return { proving, acting }
  })
  expect((await proving).status).toBe(200)
  return acting
}

test('a like during an inherited block finds no member, and unblocking revives no match', async () => {
  const account = await aSecondAccount()
  const { amara, hers, second, his } = account
  await like(his, second, amara)
  expect((await whileInheriting(account, () => like(hers, amara, second))).status).toBe(404)
  await unblock(hers, second)
  const { matches, likes } = await screensOf(hers, amara)
  expect([matches, likes]).toEqual([[], []])
})

test('unblocking while a second account inherits the block unblocks that account too', async () => {
  const account = await aSecondAccount()
  const { hers, blocked, second } = account
  expect((await whileInheriting(account, () => unblock(hers, blocked))).status).toBe(200)
  expect(await blockedBy(hers)).toEqual([])
  expect((await profile(hers, second)).status).toBe(200)
})

test('an inherited block waits for a message in progress without a deadlock', async () => {
  const { amara, second, prove, hers } = await aSecondAccount()
  const matchId = await aMatch(t.app, amara, second)
  const { proving } = await t.app.db.transaction().execute(async (tx) => {
    await sql`select from matches where id = ${matchId} for no key update`.execute(tx)
    const proving = prove()
    await untilWaiting(1)
    await sql`select from users where id = ${second} for key share`.execute(tx) // as the message's foreign key does
    return { proving }
  })
  expect((await proving).status).toBe(200)
  expect((await profile(hers, second)).status).toBe(404)
})
