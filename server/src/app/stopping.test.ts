import { afterAll, beforeAll, expect, test } from 'vitest'
import { sessionOf, type TestApp, testApp } from '../../test/app.ts'
import { aMan, aMember } from '../../test/members.ts'
import { build } from './build.ts'
import { loadConfig } from './config.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('a server that stops writes down who was shown', async () => {
  const [amara, kofi] = [await aMember(t.app), await aMan(t.app)]
  const config = loadConfig({ NODE_ENV: 'test', LOG_LEVEL: 'silent' })
  const other = await build(config, t.app.pool.options.connectionString ?? '')
  const answer = await other.http.inject({
    method: 'POST',
    url: '/functions/v1/get-matches',
    payload: { user_id: amara },
    headers: { authorization: `Bearer ${await sessionOf(other.app, amara)}` },
  })
  expect(answer.json().data).toMatchObject([{ user_id: kofi }])
  await other.close()
  const rows = await t.app.db.selectFrom('showings').selectAll().where('member_id', '=', kofi).execute()
  expect(rows).toMatchObject([{ times: 1 }])
})
