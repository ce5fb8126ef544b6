import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aMember } from '../../../../test/members.ts'

type Answer = { data: { language: string; user: { language: string } } }

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('a language chosen on one device applies on the next', async () => {
  const amara = await aMember(t.app)
  const phone = await t.as(amara)
  const chosen = await phone.put<Answer>(`/functions/v1/set-language?user_id=${amara}`, { language: 'ar' })
  expect([chosen.status, chosen.body.data]).toEqual([200, { language: 'ar' }])
  const elsewhere = await (await t.as(amara)).get<Answer>('/auth/v1/get-session')
  expect(elsewhere.body.data.user.language).toBe('ar')
})

test('an unsupported language changes nothing', async () => {
  const amara = await aMember(t.app, { user: { language: 'sw' } })
  const client = await t.as(amara)
  for (const language of ['de', 'EN', '', null])
    expect((await client.put(`/functions/v1/set-language?user_id=${amara}`, { language })).status).toBe(422)
  const { body } = await client.get<Answer>('/auth/v1/get-session')
  expect(body.data.user.language).toBe('sw')
})
