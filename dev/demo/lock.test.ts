import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { lockDemo } from './lock.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test.each(['world', 'staff', 'cases'] as const)(
  'on a slow machine, creating the demo %s survives a waiting transaction',
  async (part) => {
    const { rows } = await t.app.db.transaction().execute(async (tx) => {
      await lockDemo(tx, part)
      return sql`select current_setting('idle_in_transaction_session_timeout') as idle,
        current_setting('lock_timeout') as lock`.execute(tx)
    })
    expect(rows).toEqual([{ idle: '0', lock: '0' }])
  },
)
