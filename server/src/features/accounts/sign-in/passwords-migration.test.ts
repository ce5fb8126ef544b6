import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { databaseBefore } from '../../../../test/database-before.ts'
import {
  aConfirmedMember,
  aSignUp,
  OTHER_PASSWORD,
  PASSWORD,
  signIn,
  startTestServer,
  type TestServer,
} from '../accounts.test-server.ts'
import { hashPassword } from './passwords.ts'

// During a release, servers that know only `accounts` run beside those that use `passwords`.

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

/** How a server of the previous version stores a password. */
const STORE = `insert into accounts (user_id, account_id, provider_id, password) values ($1, $2, 'credential', $3)
  on conflict (provider_id, account_id) do update set password = excluded.password, updated_at = now()
  returning xmax = 0 as is_first`
const storeAsBefore = async (id: string, password: string) =>
  (await server.app.pool.query(STORE, [id, id, await hashPassword(password)])).rows[0]

/** The password of a user in each of the two tables. */
async function hashesOf(id: string): Promise<unknown[]> {
  const { rows } = await server.app.pool.query(
    `select a.password, p.hash from accounts a full join passwords p on p.user_id = a.user_id
     where $1 in (a.user_id, p.user_id)`,
    [id],
  )
  return rows
}
const equal = { password: expect.stringMatching(/^\$argon2id/), hash: expect.any(String) }
const expectEqualHashes = async (id: string) => {
  const rows = (await hashesOf(id)) as { password: string; hash: string }[]
  expect(rows).toEqual([equal])
  expect(rows[0]?.password).toBe(rows[0]?.hash)
}

const epochOf = async (id: string) =>
  (
    await server.db
      .selectFrom('users')
      .select('credential_epoch')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).credential_epoch

test('a password changed by a server of the previous version signs in, and browser marks are voided once', async () => {
  const { id } = await aConfirmedMember(server, 'amara@x.test')
  await expectEqualHashes(id)
  const epoch = await epochOf(id)
  expect(await storeAsBefore(id, OTHER_PASSWORD)).toEqual({ is_first: false })
  await expectEqualHashes(id)
  expect(await epochOf(id)).toBe(epoch + 1)
  expect((await signIn(server.browser(), 'amara@x.test')).body.error).toBe('accounts.wrong_credentials')
  expect((await signIn(server.browser(), 'amara@x.test', OTHER_PASSWORD)).status).toBe(200)
})

test('a password changed here is the one that a server of the previous version checks, and marks are voided once', async () => {
  const { browser, id } = await aConfirmedMember(server, 'kofi@x.test')
  const [before] = await hashesOf(id)
  const epoch = await epochOf(id)
  expect((await browser.post('/change-password', { password: OTHER_PASSWORD })).status).toBe(200)
  await expectEqualHashes(id)
  expect(await hashesOf(id)).not.toEqual([before])
  expect(await epochOf(id)).toBe(epoch + 1)
})

test('a member who signed up at a server of the previous version signs in here, and nothing is left when they are deleted', async () => {
  await server.browser().post('/sign-up/email', aSignUp('zainab@x.test'))
  const find = server.db.selectFrom('users').select('id').where('email', '=', 'zainab@x.test')
  const { id } = await find.executeTakeFirstOrThrow()
  await server.db.deleteFrom('accounts').where('user_id', '=', id).execute()
  expect(await hashesOf(id)).toEqual([])
  await server.db.updateTable('users').set({ email_verified: true }).where('id', '=', id).execute()
  expect(await storeAsBefore(id, PASSWORD)).toEqual({ is_first: true })
  expect((await signIn(server.browser(), 'zainab@x.test')).status).toBe(200)
  await server.db.deleteFrom('users').where('id', '=', id).execute()
  expect(await hashesOf(id)).toEqual([])
})

test.each([
  ['accounts', 'passwords', 'hash'],
  ['passwords', 'accounts', 'password'],
] as const)(
  'while a sign-in relies on the password in %s, no server changes it in %s',
  async (held, changed, column) => {
    const { id } = await aConfirmedMember(server, `${held}@x.test`)
    const [holder, writer] = [await server.app.pool.connect(), await server.app.pool.connect()]
    try {
      await holder.query('begin')
      await holder.query(`select from ${held} where user_id = $1 for share`, [id])
      await writer.query("begin; set local lock_timeout = '200ms'")
      const changing = writer.query(`update ${changed} set ${column} = 'another' where user_id = $1`, [id])
      await expect(changing).rejects.toThrow('lock timeout')
    } finally {
      for (const client of [writer, holder]) {
        await client.query('rollback')
        client.release()
      }
    }
  },
)

test('existing passwords are copied', async () => {
  const database = await databaseBefore('0042')
  const { pool } = database
  const id = randomUUID()
  await pool.query("insert into users (id, name, email) values ($1, 'Amara', 'amara@x.test')", [id])
  await pool.query(STORE, [id, id, 'a hash'])
  await database.migrate()
  expect((await pool.query('select user_id, hash from passwords')).rows).toEqual([
    { user_id: id, hash: 'a hash' },
  ])
  await database.close()
})
