import { EmailSignUp } from '@ndoa/contract/identity/sign-up'
import { words as en } from '@ndoa/contract/words/faults'
import { words as fr } from '@ndoa/languages/fr/contract/words/faults'
import { expect, test } from 'vitest'
import { applyWords } from '../words/spoken.ts'
import { fieldErrors } from './form.ts'

const form = {
  email: ' ',
  password: 'amaraamara',
  data: {
    full_name: 'A'.repeat(101),
    gender: 'Female',
    date_of_birth: '1994-05-31',
    country_of_residence: 'NG',
    agreed_to_terms: true,
  },
}

test.each([
  ['English', en, 'Email is required', 'One uppercase letter'],
  ['French', fr, 'Indiquez votre e-mail', 'Une lettre majuscule'],
])('a form explains its fields’ errors in %s', (_language, words, email, password) => {
  applyWords({ faults: words })
  expect(fieldErrors(EmailSignUp, form)).toEqual({ email, password, full_name: words.not_allowed })
})
