import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { emptyDatabase } from '../../test/database.ts'
import { PROGRAM_ENV } from '../../test/programs.ts'
import { totp } from '../features/identity/accounts/index.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const command = (...args: string[]) => commandOn(t.app.pool.options.connectionString, ...args)

function commandOn(DATABASE_URL: string | undefined, ...args: string[]) {
  const script = fileURLToPath(new URL('staff.ts', import.meta.url))
  const env = { ...PROGRAM_ENV, DATABASE_URL }
  return new Promise<{ code: unknown; text: string }>((resolve) =>
    execFile(process.execPath, [script, ...args], { env }, (error, out, err) =>
      resolve({ code: error?.code ?? 0, text: `${out}${err}` }),
    ),
  )
}

test('an operator adds the first administrator, and the last one cannot be removed', async () => {
  const added = await command('add', 'nana@staff.test', '--name', 'Nana Boateng', '--role', 'admin')
  expect(added.code).toBe(0)
  const token = /staff\/enrol#([0-9a-f]{64})/.exec(added.text)?.[1] ?? ''
  const email = 'nana@staff.test'
  const opened = await t.visitor.post<{ data: { totp_secret: string } }>(
    '/functions/v1/open-staff-enrolment',
    { token, email },
  )
  const secret = opened.body.data.totp_secret
  const password = 'Another-horse-43'
  const code = () => totp(secret, t.clock.now())
  const enrolled = await t.visitor.post('/functions/v1/enrol-staff', { token, email, password, code: code() })
  expect(enrolled.status).toBe(200)
  t.clock.forward(31_000) // a code works only once
  const { status } = await t.visitor.post('/functions/v1/staff-sign-in', { email, password, code: code() })
  expect(status).toBe(200)
  const again = await command('add', 'NANA@staff.test', '--name', 'Nana', '--role', 'admin')
  expect(again).toEqual({ code: 1, text: 'Somebody on the staff already has this address.\n' })
  expect((await command('add', 'ife@staff.test', '--name', 'Ife Balogun', '--senior')).code).toBe(0)
  expect(await command('list')).toEqual({
    code: 0,
    text: 'ife@staff.test  Ife Balogun, moderator, has not enrolled yet\nnana@staff.test  Nana Boateng, admin\n2 people on the staff\n',
  })
  expect(await command('remove', 'Ife@staff.test')).toEqual({ code: 0, text: 'Ife@staff.test  removed\n' })
  expect(await command('remove', 'nana@staff.test')).toEqual({
    code: 1,
    text: 'This is the last administrator.\n',
  })
  for (const faulty of [['add', 'x@staff.test'], ['add', 'x', '--name', 'X'], ['--what'], []])
    expect((await command(...faulty)).code).toBe(1)
})

test('an operator adds the first administrator to an empty database before the first start', async () => {
  const { url, drop } = await emptyDatabase()
  const added = await commandOn(url, 'add', 'nana@staff.test', '--name', 'Nana Boateng', '--role', 'admin')
  expect(added).toMatchObject({ code: 0, text: expect.stringMatching(/staff\/enrol#[0-9a-f]{64}/) })
  expect((await commandOn(url, 'list')).text).toContain('Nana Boateng, admin, has not enrolled yet')
  await drop()
})

test('the audit log is verified, and an altered row is named', async () => {
  const intact = await command('audit')
  expect(intact.code).toBe(0)
  const head = /intact: \d+ rows, head (\d+:[0-9a-f]{64})/.exec(intact.text)?.[1] ?? ''
  expect((await command('audit', '--head', head)).code).toBe(0)
  const another = `${head.slice(0, -4)}${head.endsWith('0000') ? '1111' : '0000'}`
  expect((await command('audit', '--head', another)).code).toBe(1)
  await sql`alter table staff_audit disable trigger all`.execute(t.app.db)
  await sql`update staff_audit set act = 'nothing' where seq = 2`.execute(t.app.db)
  expect(await command('audit')).toEqual({
    code: 1,
    text: 'The audit log is broken at row 2: its content or hash was changed.\n',
  })
})
