import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PasswordChange } from './accounts.ts'
import { EmailSignUp } from './sign-up.ts'
import { words as ar } from './words/faults/ar.ts'
import { words as en } from './words/faults/en.ts'
import { words as fr } from './words/faults/fr.ts'
import { words as pt } from './words/faults/pt.ts'

/** The first fault of each field. */
const said = (schema: typeof EmailSignUp | typeof PasswordChange, value: unknown) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).toReversed().map((i) => [i.path.at(-1), i.message]),
  )

const data = {
  full_name: 'evil.com',
  gender: 'Other',
  date_of_birth: '',
  country_of_residence: 'Ghana',
  agreed_to_terms: false,
}

test('a schema names what is wrong by a code', () => {
  expect(said(EmailSignUp, { email: ' ', password: 'amara', data })).toEqual({
    email: 'email_missing',
    password: 'password_short',
    full_name: 'full_name_invalid',
    gender: 'gender_missing',
    date_of_birth: 'date_of_birth_missing',
    country_of_residence: 'residence_missing',
    agreed_to_terms: 'terms_missing',
  })
  expect(said(EmailSignUp, { password: 'amaraamara' })).toMatchObject({ password: 'password_uppercase' })
  expect(said(PasswordChange, { password: 'Amaraamara' })).toEqual({
    password: 'password_unmet:password_number',
  })
})

test.each([en, fr, ar, pt])('every language says the rule that a password does not meet', (words) => {
  expect(words.password_unmet(words.password_number)).toContain(words.password_number)
  expect(words.password_length).toContain('8')
})

/** Their schemas are sent by staff alone, who read English. */
const OF_STAFF = ['staff.ts', 'decisions.ts', 'held-orders.ts']

test('no schema that members fill in has a sentence of its own', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => /^[^.]+\.ts$/.test(name))
  const withSentences = files.filter((name) =>
    /error: ['"`]|required\('[A-Z]/.test(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')),
  )
  expect(withSentences.toSorted()).toEqual(OF_STAFF.toSorted())
})
