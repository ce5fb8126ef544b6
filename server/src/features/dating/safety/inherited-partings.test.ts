import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMan, aMatch, aMember } from '../../../../test/members.ts'
import { readOutbox } from '../../../platform/development-outbox.queries.ts'
import { deleteExpiredPartedContacts } from '../../identity/accounts/index.ts'
import { like, partingsOf, screensOf, unmatch } from './testing/safety-members.ts'

// An unmatch applies to a person, not to an account, as long as the parting lasts.

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(() => t.clock.set(new Date()))

const DAY = 86_400_000
const PASSWORD = 'Karibu-2026!'
const data = {
  full_name: 'Juma Otieno',
  gender: 'Male',
  date_of_birth: '1992-03-01',
  country_of_residence: 'GH',
  agreed_to_terms: true,
}

async function signsUp(email: string): Promise<string> {
  await t.app.db.deleteFrom('limit_uses').execute()
  await t.visitor.post('/auth/v1/sign-up/email', { email, password: PASSWORD, data })
  const [sent] = await readOutbox(t.app.db)
  const code = /callback\?code=([\w-]+)/.exec(sent?.text ?? '')?.[1]
  const { body } = await t.visitor.post<{ data: { user: { id: string } } }>('/auth/v1/exchange-code', {
    code,
    password: PASSWORD,
  })
  return body.data.user.id
}
const leave = async (id: string) =>
  expect((await (await t.as(id)).post('/functions/v1/delete-account', {})).status).toBe(200)
const suggestedTo = async (id: string) => (await screensOf(await t.as(id), id)).suggestions

async function addsMail(userId: string, email: string) {
  const client = await t.as(userId)
  expect((await client.post('/auth/v1/change-contact', { email })).status).toBe(200)
  const sent = (await readOutbox(t.app.db)).find(({ to }) => to === email.toLowerCase())
  expect((await client.post('/auth/v1/confirm-contact', { code: sent?.code })).status).toBe(200)
}

/** A woman who has ended her match with a man who uses this address. */
async function aParting(email: string) {
  const amara = await aMember(t.app, { profile: { preferred_gender: 'Male' } })
  const juma = await aMan(t.app, { user: { email }, profile: { full_name: 'Juma Otieno' } })
  const match = await aMatch(t.app, amara, juma)
  expect((await unmatch(await t.as(amara), match)).status).toBe(200)
  return { amara, juma }
}

test('for 90 days after an unmatch, new accounts in the same mailboxes are not suggested to each other', async () => {
  const { amara, juma } = await aParting('ju.ma@gmail.com')
  await leave(juma)
  const [again, other] = [await signsUp('juma+2@googlemail.com'), await signsUp('other@x.test')]
  const forHer = await suggestedTo(amara)
  expect([forHer.includes(again), forHer.includes(other)]).toEqual([false, true])
  expect(await suggestedTo(again)).not.toContain(amara)
  expect(await suggestedTo(other)).toContain(amara)

  await leave(again)
  const third = await signsUp('juma@gmail.com')
  expect(await suggestedTo(amara)).not.toContain(third)
  await deleteExpiredPartedContacts(t.app.db, new Date(t.clock.now().getTime() + 89 * DAY))
  expect(await suggestedTo(amara)).not.toContain(third)
  await deleteExpiredPartedContacts(t.app.db, new Date(t.clock.now().getTime() + 91 * DAY))
  expect(await suggestedTo(amara)).toContain(third)
  expect(await suggestedTo(third)).toContain(amara)
})

test('a like between parted members has no effect and does not reveal the returning person', async () => {
  const { amara, juma } = await aParting('liked@x.test')
  const hers = await t.as(amara)
  await leave(juma)
  const before = await partingsOf(hers)
  const again = await signsUp('liked+2@x.test')
  const his = await t.as(again)
  const answer = { status: 200, body: { data: { is_matched: false, match_id: null } } }
  expect(await like(his, again, amara)).toMatchObject(answer)
  expect(await like(hers, amara, again)).toMatchObject(answer)
  expect((await screensOf(hers, amara)).likes).toEqual([])
  expect(await partingsOf(hers)).toEqual(before)
  expect(await partingsOf(his)).toEqual([])
})

test('later confirmed contacts inherit the parting, and a match from another account stays', async () => {
  const { amara, juma } = await aParting('first@x.test')
  await addsMail(juma, 'second@x.test')
  const known = await aMan(t.app)
  await aMatch(t.app, amara, known)
  await leave(juma)
  await addsMail(known, 'First+1@x.test')
  expect((await screensOf(await t.as(amara), amara)).matches).toEqual([known])
  expect(await suggestedTo(amara)).not.toContain(await signsUp('Second+1@x.test'))
})

test('partings are deleted with a leaving member, including the other member’s hashes', async () => {
  const { amara, juma } = await aParting('stays@x.test')
  const kept = () =>
    t.app.db.selectFrom('parted_contacts').selectAll().where('member_id', '=', amara).execute()
  expect(await kept()).toHaveLength(1)
  expect(JSON.stringify(await kept())).not.toContain('stays')
  await leave(amara)
  expect(await kept()).toEqual([])
  await leave(juma)
  await signsUp('stays@x.test')
  const rows = await t.app.db.selectFrom('inherited_partings').selectAll().execute()
  expect(rows.filter(({ member_id }) => member_id === amara)).toEqual([])
})
