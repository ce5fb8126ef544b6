import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../test/app.ts'
import { readOutbox } from '../platform/development-outbox.queries.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const kofi = {
  full_name: 'Kofi Mensah',
  gender: 'Male',
  date_of_birth: '1992-03-01',
  country_of_residence: 'GB',
  agreed_to_terms: true,
}

async function profileAfterJoining(phone_number: string, data: object) {
  const signUp = { phone_number, country_code: 'GH', data }

  const answer = await t.http.inject({ method: 'POST', url: '/auth/v1/sign-up/phone', payload: signUp })
  const mark = answer.cookies.find(({ name }) => name === 'ndoa.browser')
  const [sent] = await readOutbox(t.app.db)
  expect(sent).toMatchObject({ channel: 'sms', to: phone_number })
  const verified = await t.http.inject({
    method: 'POST',
    url: '/auth/v1/verify-phone',
    payload: { phone_number, code: sent?.code },
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
  return profile.json<{ data: object }>().data
}

test('a member who signs up by phone is signed in and has a profile with what they entered', async () => {
  expect(await profileAfterJoining('+233241234567', kofi)).toMatchObject({
    full_name: 'Kofi Mensah',
    gender: 'Male',
    country_of_residence: 'GB',
    age_range_min: 18,
    age_range_max: 50,
  })
})

test('a new profile starts with the first steps', async () => {
  expect(await profileAfterJoining('+233241234569', kofi)).toMatchObject({ first_steps_open: true })
})

test('the choices made on the landing page are in the new profile', async () => {
  const wishes = { preferred_gender: 'Female', age_range_min: 22, age_range_max: 30 }
  expect(await profileAfterJoining('+233241234568', { ...kofi, wishes })).toMatchObject(wishes)
})
