import { expect, test } from 'vitest'
import {
  clearPendingPhoneSignUp,
  pendingPhoneSignUp,
  pendingSignUp,
  savePendingPhoneSignUp,
  savePendingSignUp,
} from './pending-sign-up.ts'

const signUp = {
  phone_number: '+233241234567',
  country_code: 'GH',
  data: {
    full_name: 'Kofi Mensah',
    gender: 'Male' as const,
    date_of_birth: '1992-02-02',
    country_of_residence: 'GH',
    agreed_to_terms: true,
  },
}

test('the number and its registration are stored separately until cleared', () => {
  savePendingPhoneSignUp(signUp)
  expect(JSON.parse(window.sessionStorage.getItem('pendingPhoneNumber') ?? '')).toBe('+233241234567')
  expect(window.sessionStorage.getItem('tempUserData')).not.toContain('+233241234567')
  expect(pendingPhoneSignUp()).toEqual(signUp)
  expect(pendingSignUp()).toBeNull()
  clearPendingPhoneSignUp()
  expect(window.sessionStorage).toHaveLength(0)
})

test('a pending email sign-up is not a phone sign-up, and survives clearing one', () => {
  savePendingSignUp({ email: 'kofi@example.org' })
  expect(pendingPhoneSignUp()).toBeNull()
  clearPendingPhoneSignUp()
  expect(pendingSignUp()).toEqual({ email: 'kofi@example.org' })
})
