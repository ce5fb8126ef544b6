import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../test/app.ts'
import { transaction } from '../../platform/outbox.ts'
import { remindOfCases } from './cases.jobs.ts'
import { countWaitingCases, type NewCase, openCase } from './cases.queries.ts'

const HOUR = 3_600_000

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  await t.app.db.deleteFrom('cases').execute()
  await t.app.db.deleteFrom('development_outbox').execute()
})

const open = (kind: NewCase['kind'], hours: number) =>
  transaction(t.app, (tx) => openCase(tx, { kind, hours, now: t.clock.now() }))
const mails = async () => {
  await remindOfCases(t.app)
  return t.app.db.selectFrom('development_outbox').select(['recipient', 'subject', 'body']).execute()
}

test('the operator is mailed once when a case has waited three quarters of its time, and not before', async () => {
  await open('notice', 4)
  t.clock.forward(2.9 * HOUR)
  expect(await mails()).toEqual([])
  t.clock.forward(0.2 * HOUR)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'operator@ndoa.example', subject: 'A case is almost due' })
  expect(mail?.body).toMatch(/Case \d+, a notice from outside: due \d{4}-/)
  t.clock.forward(10 * HOUR)
  expect(await mails()).toHaveLength(1)
})

test('cases that somebody has looked at or closed are not mentioned and not counted, late ones first and as late', async () => {
  const [looked, closed] = [await open('contact', 24), await open('contact', 24)]
  await t.app.db.updateTable('cases').set({ looked_at: t.clock.now() }).where('id', '=', looked).execute()
  await t.app.db
    .updateTable('cases')
    .set({ closed_at: t.clock.now(), outcome: 'answered' })
    .where('id', '=', closed)
    .execute()
  await open('contact', 24)
  await open('notice', 1)
  t.clock.forward(20 * HOUR)
  expect(await countWaitingCases(t.app.db, t.clock.now())).toEqual({ waiting: 2, overdue: 1 })
  const [mail] = await mails()
  expect(mail?.subject).toBe('2 cases are almost due')
  expect(mail?.body).toMatch(/notice from outside: was due .*\n.*a contact message: due /)
})
