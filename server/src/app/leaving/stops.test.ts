import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { aMan, aMatch, aMember } from '../../../test/members.ts'
import { slowedUntil } from '../../features/dating/safety/index.ts'
import { tracesOf } from '../../features/trust/ban-list/index.ts'
import { browsersOf } from '../../features/trust/ban-list/testing/ban-list-members.ts'
import {
  DAY,
  type DecisionServer,
  type Desk,
  decisionServer,
} from '../../features/trust/decisions/testing/decision-server.ts'
import { deleteOldScreening } from '../../features/trust/shield/shield.jobs.ts'
import { stopMember } from '../../features/trust/shield/stops.ts'
import { readOutbox } from '../../platform/development-outbox.queries.ts'
import { transaction } from '../../platform/outbox.ts'

// Deleting the account does not end a stop, which forbids starting conversations.

let s: DecisionServer
let browsers: ReturnType<typeof browsersOf>
let [ife, senior]: Desk[] = []
beforeAll(async () => {
  s = await decisionServer()
  browsers = browsersOf(s)
  ;[ife, senior] = [await s.aDesk(), await s.aDesk({ is_senior: true })]
})
afterAll(() => s.close())
beforeEach(() => s.clock.set(new Date()))

const leave = async (id: string) =>
  expect((await (await s.as(id)).post('/functions/v1/delete-account', {})).status).toBe(200)
const until = (id: string) => slowedUntil(s.app.db, id, s.clock.now())
const contactsKept = () => s.app.db.selectFrom('paused_contacts').selectAll().execute()

let numbers = 0
const aNumber = () => `+23324123${String(1000 + numbers++)}`
const aManWith = (phone: string) => aMan(s.app, { user: { phone, phone_confirmed_at: new Date() } })

/** Creates a member whom the scam shield has stopped. */
async function aStoppedMan(phone: string) {
  const [id, otherId] = [await aManWith(phone), await aMember(s.app)]
  await transaction(s.app, (tx) => stopMember(s.app, tx, { memberId: id, otherId, now: s.clock.now() }))
  return { id, caseId: await s.caseAbout(id, 'shield'), end: await until(id) }
}

async function close(caseId: string, outcome: 'breach' | 'no_breach') {
  await s.lease(caseId, ife!)
  expect((await s.post(ife!, 'close-case', { case_id: caseId, outcome })).status).toBe(200)
}

test('the later accounts of a stopped member start no conversation', async () => {
  const phone = aNumber()
  const stopped = await aStoppedMan(phone)
  await leave(stopped.id)
  for (let i = 0; i < 2; i++) {
    const { id } = await browsers.signUpByPhone(phone)
    expect(await until(id)).toEqual(stopped.end)
    const match_id = await aMatch(s.app, id, await aMember(s.app))
    const first = { match_id, content: 'Habari', client_message_id: match_id }
    const { status, body } = await (await s.as(id)).post<object>('/functions/v1/send-message', first)
    expect({ status, ...body }).toMatchObject({ status: 409, error: 'messaging.slowed' })
    await leave(id)
  }
  const other = await browsers.signUpByPhone(aNumber())
  expect(await until(other.id)).toBeNull()
  expect(JSON.stringify(await contactsKept())).not.toContain(phone.slice(1))
})

test('closing the case without a ban removes every trace of the pause', async () => {
  for (const outcome of ['breach', 'no_breach'] as const) {
    const phone = aNumber()
    const stopped = await aStoppedMan(phone)
    await leave(stopped.id)
    const again = await browsers.signUpByPhone(phone)
    await close(stopped.caseId, outcome)
    await expect.poll(() => until(again.id)).toBeNull()
    await leave(again.id)
    expect(await until((await browsers.signUpByPhone(phone)).id)).toBeNull()
  }
})

test('a stopped member who changes the number before deletion is recognized by the former number', async () => {
  const [phone, other] = [aNumber(), aNumber()]
  const stopped = await aStoppedMan(phone)
  const member = await s.as(stopped.id)
  const changed = await member.post('/auth/v1/change-contact', { phone_number: other })
  expect(changed.status, changed.text).toBe(200)
  const code = (await readOutbox(s.app.db)).find((message) => message.code)?.code
  expect((await member.post('/auth/v1/confirm-contact', { code })).status).toBe(200)
  const kept = await tracesOf(s.app, stopped.id)
  expect(kept?.contacts.filter(({ kind }) => kind === 'phone')).toHaveLength(2) // a ban would list both numbers
  await s.app.db.updateTable('users').set({ phone }).where('id', '=', stopped.id).execute()
  const contacts = (await tracesOf(s.app, stopped.id))?.contacts.map(({ contact_mac }) => contact_mac)
  expect(contacts).toEqual([...new Set(contacts)]) // a number that the member returned to is listed once
  await s.app.db.updateTable('users').set({ phone: other }).where('id', '=', stopped.id).execute()
  await leave(stopped.id)
  for (const number of [phone, other])
    expect(await until((await browsers.signUpByPhone(number)).id)).toEqual(stopped.end)
  await close(stopped.caseId, 'no_breach')
  expect((await contactsKept()).filter(({ case_id }) => case_id === stopped.caseId)).toEqual([])
  expect(await s.app.db.selectFrom('former_contacts').selectAll().execute()).toEqual([])
})

test('an expired stop is not inherited, and is deleted', async () => {
  const phone = aNumber()
  await leave((await aStoppedMan(phone)).id)
  s.clock.forward(15 * DAY)
  expect(await until((await browsers.signUpByPhone(phone)).id)).toBeNull()
  s.clock.forward(31 * DAY)
  await deleteOldScreening(s.app)
  expect(await contactsKept()).toEqual([])
})

test('a member slowed by a decision stays slowed under the same number until an appeal succeeds', async () => {
  const phone = aNumber()
  const { kofiId, kofi, caseId } = await s.aReportedMember()
  await s.app.db
    .updateTable('users')
    .set({ phone, phone_confirmed_at: new Date() })
    .where('id', '=', kofiId)
    .execute()
  const slowedId = await s.decided(ife!, caseId, { step: 'slowed', days: 5 })
  const { ends_at } = await s.decisionRow(slowedId)
  const [statement] = await s.statements(kofi)
  const appeal = { statement_id: statement?.id, text: 'That was not me.' }
  await kofi.post('/functions/v1/appeal-statement', appeal)
  await leave(kofiId)
  const again = await browsers.signUpByPhone(phone)
  expect(await until(again.id)).toEqual(ends_at)

  const { id, case_id } = await s.app.db
    .selectFrom('appeals')
    .select(['id', 'case_id'])
    .where('decision_id', '=', slowedId)
    .executeTakeFirstOrThrow()
  await s.lease(case_id, senior!)
  const lifting = { appeal_id: id, outcome: 'lifted', note: 'It was not.' }
  expect((await s.post(senior!, 'decide-appeal', lifting)).status).toBe(200)
  await expect.poll(() => until(again.id)).toBeNull()
  await expect.poll(contactsKept).toEqual([])
})
