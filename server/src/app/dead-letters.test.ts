import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { freePort } from '../../test/free-port.ts'
import { aMan, aMember } from '../../test/members.ts'
import { PROGRAM_ENV } from '../../test/programs.ts'
import { mailReport } from './dead-letter-report.ts'

let t: TestApp
let metricsPort: number
beforeAll(async () => {
  metricsPort = await freePort()
  t = await testApp({ INTERNAL_PORT: String(metricsPort), OPERATOR_EMAIL: 'help@ndoa.example' })
})
afterAll(() => t.close())

let events = 0
async function aDeadLetter(
  payload: object,
  listener = 'notifications',
  kind = 'like.given',
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into dead_letters (listener, event_id, kind, payload, happened_at, attempts, error)
    values (${listener}, ${++events}, ${kind}, ${JSON.stringify(payload)}, now(), 5, 'TypeError')
    returning id`.execute(t.app.db)
  return rows[0]?.id ?? 0
}

function command(...args: (string | number)[]) {
  const script = fileURLToPath(new URL('dead-letters.ts', import.meta.url))
  const env = { ...PROGRAM_ENV, DATABASE_URL: t.app.pool.options.connectionString }
  return new Promise<{ code: unknown; text: string }>((resolve) =>
    execFile(process.execPath, [script, ...args.map(String)], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, text: `${out}${err}` }),
    ),
  )
}

test('an operator lists dead letters, retries one, and discards them', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  await t.app.db.insertInto('likes').values({ from_id: kofi, to_id: amara }).execute()
  const good = await aDeadLetter({ from_id: kofi, to_id: amara, match_id: null })
  const bad = await aDeadLetter({ user1: 'nobody', user2: 'nobody' }, 'notifications', 'match.opened')
  const list = await command('list')
  expect(list.text).toContain(`${good}  notifications  like.given`)
  expect(list.text).toContain('2 dead letters')

  expect(await command('retry', good)).toEqual({ code: 0, text: `${good}  handled\n` })
  const notifications = () =>
    t.app.db.selectFrom('notifications').selectAll().where('user_id', '=', amara).execute()
  await expect.poll(notifications).toHaveLength(1) // a like is announced once it can no longer be taken back

  const again = await command('retry', bad)
  expect(again.code).toBe(1)
  expect(again.text).toContain(`${bad}  failed again: `)
  expect(await command('discard', bad)).toEqual({ code: 0, text: `${bad}  discarded\n` })
  expect(await command('discard', bad, 'x')).toEqual({
    code: 1,
    text: `${bad}  there is no such dead letter\nx  there is no such dead letter\n`,
  })
})

test('the operator is mailed about dead letters at most once an hour, and the metrics count them', async () => {
  const mails = async () =>
    (
      await sql<{ body: string }>`
      select body from development_outbox where recipient = 'help@ndoa.example' order by id`.execute(t.app.db)
    ).rows
  const report = () => mailReport(t.app)
  await report() // reports leftovers from earlier tests, unless the minute's job already has
  t.clock.forward(61 * 60_000)
  await t.app.db.deleteFrom('development_outbox').execute()
  await report()
  expect(await mails()).toHaveLength(0)
  const first = await aDeadLetter({}, 'somebody')
  await report()
  const second = await aDeadLetter({}, 'somebody')
  t.clock.forward(59 * 60_000)
  await report()
  expect(await mails()).toHaveLength(1)
  t.clock.forward(2 * 60_000)
  await report()
  await report()
  const [one, two, ...more] = await mails()
  expect(more).toEqual([])
  expect(one?.body).toContain(`${first}  somebody  like.given  TypeError`)
  expect(two?.body).toContain(`${second}  somebody`)
  expect(two?.body).not.toContain(`${first}  somebody`)
  const figures = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  expect(figures).toMatch(/^outbox_dead_letters 2$/m)
})
