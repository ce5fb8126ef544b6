import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMatch, aMember } from '../../../../test/members.ts'
import { readOutbox } from '../../../platform/development-outbox.queries.ts'
import { endBlockedNumbers } from '../../identity/accounts/index.ts'
import { deleteExpiredPartings } from './partings.queries.ts'
import { block, blockedBy, partingsOf, profile, screensOf, unblock, write } from './testing/safety-members.ts'

// A block applies to a person, not to an account.

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.app.db.deleteFrom('limit_uses').execute())

const PASSWORD = 'Karibu-2026!'
const data = {
  full_name: 'Juma Otieno',
  gender: 'Male',
  date_of_birth: '1992-03-01',
  country_of_residence: 'GH',
  agreed_to_terms: true,
}

interface Answer {
  data: { user: { id: string } }
}

async function signsUp(email: string): Promise<string> {
  await t.app.db.deleteFrom('limit_uses').execute()
  await t.visitor.post('/auth/v1/sign-up/email', { email, password: PASSWORD, data })
  const [sent] = await readOutbox(t.app.db)
  const code = /callback\?code=([\w-]+)/.exec(sent?.text ?? '')?.[1]
  const { body } = await t.visitor.post<Answer>('/auth/v1/exchange-code', { code, password: PASSWORD })
  return body.data.user.id
}
/** The form sends digits only. */
async function signUpByPhone(spelling: string): Promise<string> {
  const phone_number = `+${spelling.replace(/\D/g, '')}`
  await t.app.db.deleteFrom('limit_uses').execute()
  const payload = { phone_number, country_code: 'GH', data }
  const asked = await t.http.inject({ method: 'POST', url: '/auth/v1/sign-up/phone', payload })
  const [sent] = await readOutbox(t.app.db)
  const verified = await t.http.inject({
    method: 'POST',
    url: '/auth/v1/verify-phone',
    payload: { phone_number, code: sent?.code },
    headers: { 'sec-fetch-site': 'same-origin' },
    cookies: { 'ndoa.browser': asked.cookies.find(({ name }) => name === 'ndoa.browser')?.value ?? '' },
  })
  return verified.json<Answer>().data.user.id
}
const leave = async (id: string) =>
  expect((await (await t.as(id)).post('/functions/v1/delete-account', {})).status).toBe(200)

async function expectBlocked(blocker: string, other: string) {
  const [hers, his] = [await t.as(blocker), await t.as(other)]
  expect([(await profile(hers, other)).status, (await profile(his, blocker)).status]).toEqual([404, 404])
}

const MAIL = [
  'j.uma@gmail.com',
  'juma@gmail.com',
  'JUMA@gmail.com',
  'juma+love@gmail.com',
  'Ju.Ma+2@googlemail.com',
]
const PHONE = [
  '+233241112222',
  '+233 24 111 2222',
  '+233-24-111-2222',
  '+233 (0)24 111 2222',
  '+2330241112222',
]

test.each([
  ['mail address', MAIL, signsUp],
  ['phone number', PHONE, signUpByPhone],
] as const)(
  'a member who registers again with another spelling of the %s stays blocked',
  async (kind, spellings, join) => {
    const amara = await aMember(t.app)
    const contact =
      kind === 'phone number' ? { phone: PHONE[0], phone_confirmed_at: new Date() } : { email: MAIL[0] }
    let juma = await aMan(t.app, { user: contact, profile: { full_name: 'Juma Otieno' } })
    expect((await block(await t.as(amara), juma)).status).toBe(200)
    for (const spelling of spellings) {
      await leave(juma)
      juma = await join(spelling)
      await expectBlocked(amara, juma)
    }
    const other = await join(kind === 'phone number' ? '+233241113333' : 'juma3@gmail.com')
    expect((await profile(await t.as(amara), other)).status).toBe(200)

    await unblock(await t.as(amara), juma)
    expect((await profile(await t.as(amara), juma)).status).toBe(200)
    await leave(juma)
    const again = await join(spellings[0] ?? '')
    expect((await profile(await t.as(amara), again)).status).toBe(200)
    await leave(again)
    await leave(other)
  },
)

test('a blocked number is free a year after its account’s deletion, an address is not', async () => {
  const amara = await aMember(t.app)
  const phone = '+233241119999'
  const user = { email: 'moved@x.test', phone, phone_confirmed_at: new Date() }
  const juma = await aMan(t.app, { user })
  await block(await t.as(amara), juma)
  const after = (days: number) => endBlockedNumbers(t.app.db, new Date(Date.now() + days * 86_400_000))
  await after(0)
  await after(400) // the account still exists
  await leave(juma)
  await after(0)
  await after(364)
  const again = await signUpByPhone(phone)
  await expectBlocked(amara, again)
  await leave(again)
  await after(0)
  await after(367)
  expect((await profile(await t.as(amara), await signUpByPhone(phone))).status).toBe(200)
  await expectBlocked(amara, await signsUp('Moved@x.test'))
})

test('a block stays listed after the member leaves, and reveals no other account', async () => {
  const amara = await aMember(t.app)
  const hers = await t.as(amara)
  const juma = await aMan(t.app, { user: { email: 'away@x.test' }, profile: { full_name: 'Juma Otieno' } })
  await block(hers, juma)
  const before = await blockedBy(hers)
  expect(before).toMatchObject([{ user_id: juma, display_name: 'Juma' }])
  const second = await aMan(t.app)
  await addsMail(second, 'Away+2@x.test')
  expect(await blockedBy(hers)).toEqual(before)

  await leave(juma)
  const listed = await blockedBy(hers)
  const { user_id = '', ...same } = listed[0] ?? {}
  expect(before).toMatchObject([same])
  await leave(second)
  expect(await blockedBy(hers)).toEqual(listed)
  const third = await signsUp('away@x.test')
  expect(await blockedBy(hers)).toEqual(listed)
  expect(JSON.stringify([listed, await partingsOf(hers)])).not.toContain(third)
  expect(await partingsOf(hers)).toHaveLength(1)

  await leave(third)
  expect((await unblock(hers, user_id)).status).toBe(200)
  expect(await blockedBy(hers)).toEqual([])
  expect((await profile(hers, await signsUp('away@x.test'))).status).toBe(200)
})

test('a contact that a blocked member confirms later is blocked too', async () => {
  const amara = await aMember(t.app)
  const juma = await aMan(t.app, { user: { email: 'first@x.test' } })
  await block(await t.as(amara), juma)
  await addsMail(juma, 'second@x.test')
  await leave(juma)
  await expectBlocked(amara, await signsUp('Second+1@x.test'))
})

test('an account’s earlier contacts are blocked once it confirms a blocked member’s contact', async () => {
  const amara = await aMember(t.app)
  const juma = await aMan(t.app, { user: { email: 'old@x.test' } })
  await block(await t.as(amara), juma)
  const phone = '+233241118888'
  const second = await aMan(t.app, { user: { email: null, phone, phone_confirmed_at: new Date() } })
  await addsMail(second, 'Old+1@x.test')
  await leave(second)
  await expectBlocked(amara, await signUpByPhone(phone))
})

test('an account that confirms a blocked contact loses its match with the blocker', async () => {
  const amara = await aMember(t.app)
  const juma = await aMan(t.app, { user: { email: 'blocked@x.test' } })
  await block(await t.as(amara), juma)
  await leave(juma)
  const second = await aMan(t.app, { user: { email: 'fresh@x.test' } })
  await aMatch(t.app, amara, second)
  await addsMail(second, 'Blocked+again@x.test')
  await expectBlocked(amara, second)
  await unblock(await t.as(amara), second)
  expect((await screensOf(await t.as(amara), amara)).matches).toEqual([])
})

test('a match ended by an earlier block stays reportable for 90 days', async () => {
  const amara = await aMember(t.app)
  const hers = await t.as(amara)
  const juma = await aMan(t.app, { user: { email: 'unseen@x.test' } })
  await block(await t.as(juma), amara)
  await block(hers, juma)
  await leave(juma)
  const second = await aMan(t.app, { user: { email: 'match@x.test' } })
  const match_id = await aMatch(t.app, amara, second)
  await write(await t.as(second), match_id)
  await addsMail(second, 'Unseen@x.test')
  await expectBlocked(amara, second)

  await deleteExpiredPartings(t.app.db, t.clock.now())
  const kept = await t.app.db.selectFrom('messages').select('id').where('match_id', '=', match_id).execute()
  expect(kept).toHaveLength(1)
  expect(await partingsOf(hers)).toMatchObject([
    { user_id: second, display_name: 'Kofi', kind: 'block', match_id, is_blocked: true },
  ])
  expect(await blockedBy(hers)).toMatchObject([{ display_name: 'Kofi' }])
})

test('blocks are deleted with their blocker, and a blocked member’s hashes stay', async () => {
  const [amara, selam] = [await aMember(t.app), await aMember(t.app)]
  const juma = await aMan(t.app, { user: { email: 'stays@x.test' } })
  for (const blocker of [amara, selam]) await block(await t.as(blocker), juma)
  await leave(juma)
  await leave(selam)
  const kept = await t.app.db
    .selectFrom('blocked_contacts')
    .selectAll()
    .where('blocker_id', 'in', [amara, selam])
    .execute()
  expect(kept.map(({ blocker_id }) => blocker_id)).toEqual([amara])
  expect(JSON.stringify(kept)).not.toContain('stays')
  await expectBlocked(amara, await signsUp('stays@x.test'))
})

async function addsMail(userId: string, email: string) {
  const client = await t.as(userId)
  expect((await client.post('/auth/v1/change-contact', { email })).status).toBe(200)
  const sent = (await readOutbox(t.app.db)).find(({ to }) => to === email.toLowerCase())
  expect((await client.post('/auth/v1/confirm-contact', { code: sent?.code })).status).toBe(200)
}
