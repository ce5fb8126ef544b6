import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { readOutbox } from '../platform/development-outbox.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const PHONE = '+233241234567'
const signUp = {
  phone_number: PHONE,
  country_code: 'GH',
  data: {
    full_name: 'Kofi Mensah',
    gender: 'Male',
    date_of_birth: '1992-03-01',
    country_of_residence: 'GB',
    agreed_to_terms: true,
  },
}

test('4 Phone registration (dashboard), 9 Ranges (profile): a sign-up by phone ends with the profile filled, and the member signed in', async () => {
  const asked = await t.http.inject({ method: 'POST', url: '/auth/v1/sign-up/phone', payload: signUp })
  const mark = asked.cookies.find(({ name }) => name === 'ndoa.browser')
  const [sent] = await readOutbox(t.app.db)
  expect(sent).toMatchObject({ channel: 'sms', to: PHONE })
  const verified = await t.http.inject({
    method: 'POST',
    url: '/auth/v1/verify-phone',
    payload: { phone_number: PHONE, code: sent?.code },
    headers: {
      cookie: `ndoa.browser=${encodeURIComponent(mark?.value ?? '')}`,
      'sec-fetch-site': 'same-origin',
    },
  })
  const { user } = verified.json<{ data: { user: { id: string } } }>().data
  const session = verified.cookies.find(({ name }) => name === 'ndoa.session_token')
  const profile = await t.http.inject({
    method: 'GET',
    url: `/functions/v1/get-profile?user_id=${user.id}`,
    headers: { cookie: `ndoa.session_token=${encodeURIComponent(session?.value ?? '')}` },
  })
  expect(profile.json()).toMatchObject({
    data: {
      full_name: 'Kofi Mensah',
      gender: 'Male',
      country_of_residence: 'GB',
      age_range_min: 18,
      age_range_max: 50,
    },
  })
})
