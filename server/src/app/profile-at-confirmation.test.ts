import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import {
  aPhoneSignUp,
  aSignUp,
  startTestServer,
  type TestServer,
} from '../features/accounts/accounts.test-server.ts'
import { insertProfileFromSignUp } from '../features/profiles/index.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({
    onConfirmed: async (tx, userId) => void (await insertProfileFromSignUp(tx, userId, server.clock.now())),
  })
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('limit_uses').execute())

const { data } = aSignUp('')
const UNUSABLE = [
  ['data.country_of_residence', { country_of_residence: 'ZZ' }],
  ['data.date_of_birth', { date_of_birth: '0000-01-01' }],
  ['data.full_name', { full_name: '\u0958'.repeat(100) }], // twice as long in the form that is stored
] as const

test.each(UNUSABLE)('what no profile can be made of is refused at the sign-up: %s', async (field, change) => {
  const said = { ...data, ...change }
  const phone = aPhoneSignUp('+233241234567', { data: said })
  for (const answer of [
    await server.browser().post('/sign-up/email', aSignUp('unusable@x.test', { data: said })),
    await server.browser().post('/sign-up/phone', phone),
  ]) {
    expect(answer.status).toBe(422)
    expect(Object.keys(answer.body.data?.fields ?? {})).toEqual([field])
  }
  expect(server.mails).toHaveLength(0)
  expect(server.messages).toHaveLength(0)
})

test('the owner of a mailbox who signs up by a link is told as well, and the link still works', async () => {
  await server.browser().post('/sign-up/email', aSignUp('owner@x.test'))
  const owner = server.browser()
  const exchange = (change: object) =>
    owner.post('/exchange-code', {
      code: server.codeFor('owner@x.test'),
      sign_up: { password: aSignUp('').password, data: { ...data, ...change } },
    })
  const refused = await exchange({ country_of_residence: 'ZZ' })
  expect(refused.body.data?.fields).toEqual({
    'sign_up.data.country_of_residence': 'Country of residence is required',
  })
  expect((await exchange({})).status).toBe(200)
  const made = await server.db.selectFrom('profiles').select('full_name').execute()
  expect(made).toEqual([{ full_name: 'Amara Okafor' }])
})
