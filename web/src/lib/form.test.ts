import { EmailSignUp } from '@ndoa/contract/sign-up'
import { words as en } from '@ndoa/contract/words/faults/en'
import { words as fr } from '@ndoa/contract/words/faults/fr'
import { expect, test } from 'vitest'
import { speak } from '../words/spoken.ts'
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
])('a form says in %s what is wrong with its fields', (_language, words, email, password) => {
  speak({ faults: words })
  expect(fieldErrors(EmailSignUp, form)).toEqual({ email, password, full_name: words.not_allowed })
})
