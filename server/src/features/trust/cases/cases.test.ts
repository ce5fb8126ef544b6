import { PROMISED_KINDS } from '@ndoa/contract/trust/case-rules'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { transaction } from '../../../platform/outbox.ts'
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
  await remindOfCases(t.app, async () => [])
  return t.app.db.selectFrom('development_outbox').select(['recipient', 'subject', 'body']).execute()
}

test('the operator is mailed once when three quarters of a case’s time have passed', async () => {
  await open('notice', 4)
  t.clock.forward(2.9 * HOUR)
  expect(await mails()).toEqual([])
  t.clock.forward(0.2 * HOUR)
  const [mail, ...more] = await mails()
  expect(more).toEqual([])
  expect(mail).toMatchObject({ recipient: 'operator@ndoa.example', subject: 'Almost due: a case' })
  expect(mail?.body).toMatch(/Case \d+, a notice from outside: due \d{4}-/)
  t.clock.forward(10 * HOUR)
  expect(await mails()).toHaveLength(1)
})

const lookAt = (id: string) =>
  t.app.db.updateTable('cases').set({ looked_at: t.clock.now() }).where('id', '=', id).execute()
const close = (id: string) =>
  t.app.db
    .updateTable('cases')
    .set({ closed_at: t.clock.now(), outcome: 'answered' })
    .where('id', '=', id)
    .execute()

test('a flood of notices is one line in an hourly mail, and delays no member’s case', async () => {
  for (let i = 0; i < 30; i++) await open('notice', 1)
  t.clock.forward(0.8 * HOUR)
  const [mail] = await mails()
  expect(mail?.body).toMatch(/30 notices from outside: the first due [^\n]*$/m)
  expect(mail?.body).not.toContain('Case ')
  for (let minute = 0; minute < 5; minute++) {
    await open('notice', 0.01)
    t.clock.forward(HOUR / 60)
    expect(await mails()).toHaveLength(1)
  }
  await open('contact', 0.01)
  t.clock.forward(HOUR / 60)
  expect((await mails()).map(({ subject }) => subject)).toEqual([
    'Almost due: 30 cases',
    'Almost due: a case',
  ])
  t.clock.forward(HOUR)
  expect((await mails()).at(-1)?.body).toContain('5 notices from outside: the first was due')
})

test('cases looked at or closed are neither listed nor counted, and late cases come first', async () => {
  const looked = await open('notice', 24)
  await close(await open('contact', 24))
  await open('contact', 24)
  await open('notice', 1)
  t.clock.forward(20 * HOUR)
  await lookAt(looked)
  expect(await countWaitingCases(t.app.db, t.clock.now())).toEqual({ waiting: 2, overdue: 1 })
  const [mail] = await mails()
  expect(mail?.subject).toBe('Almost due: 2 cases')
  expect(mail?.body).toMatch(/notice from outside: was due .*\n.*a contact message: due /)
})

test.each(PROMISED_KINDS)('a case of kind %s stays late until decided, even after a look', async (kind) => {
  const id = await open(kind, 24)
  t.clock.forward(HOUR)
  await lookAt(id)
  t.clock.forward(16 * HOUR)
  expect(await mails()).toEqual([])
  t.clock.forward(2 * HOUR)
  expect((await mails()).map(({ body }) => body)).toEqual([
    expect.stringContaining('looked at but not decided: due '),
  ])
  t.clock.forward(6 * HOUR)
  expect(await countWaitingCases(t.app.db, t.clock.now())).toEqual({ waiting: 0, overdue: 1 })
  expect(await mails()).toHaveLength(1)
  await close(id)
  expect(await countWaitingCases(t.app.db, t.clock.now())).toEqual({ waiting: 0, overdue: 0 })
})

test('undecided reports are mailed again after a look', async () => {
  const id = await open('reports', 4)
  t.clock.forward(3.5 * HOUR)
  expect(await mails()).toHaveLength(1)
  await lookAt(id)
  t.clock.forward(2.9 * HOUR)
  expect(await mails()).toHaveLength(1)
  expect(await countWaitingCases(t.app.db, t.clock.now())).toEqual({ waiting: 0, overdue: 0 })
  t.clock.forward(0.2 * HOUR)
  const [, again] = await mails()
  expect(again?.body).toMatch(/Case \d+, reports about a member, looked at but not decided: due /)
  t.clock.forward(HOUR)
  expect(await countWaitingCases(t.app.db, t.clock.now())).toEqual({ waiting: 0, overdue: 1 })
  expect(await mails()).toHaveLength(2)
})
