import { globSync, readFileSync } from 'node:fs'
import { words as ar } from '@ndoa/languages/ar/contract/words/faults'
import { words as fr } from '@ndoa/languages/fr/contract/words/faults'
import { words as pt } from '@ndoa/languages/pt/contract/words/faults'
import { expect, test } from 'vitest'
import { PasswordChange } from './identity/accounts.ts'
import { EmailSignUp } from './identity/sign-up.ts'
import { words as en } from './words/faults.ts'

/** Each field's first fault. */
const firstFaults = (schema: typeof EmailSignUp | typeof PasswordChange, value: unknown) =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).toReversed().map((i) => [i.path.at(-1), i.message]),
  )

const data = {
  full_name: 'evil.com',
  gender: 'Other',
  date_of_birth: '',
  country_of_residence: 'Atlantis',
  agreed_to_terms: false,
}

test('a schema names each fault by a code', () => {
  expect(firstFaults(EmailSignUp, { email: ' ', password: 'amara', data })).toEqual({
    email: 'email_missing',
    password: 'password_short',
    full_name: 'full_name_invalid',
    gender: 'gender_missing',
    date_of_birth: 'date_of_birth_missing',
    country_of_residence: 'residence_missing',
    agreed_to_terms: 'terms_missing',
  })
  expect(firstFaults(EmailSignUp, { password: 'amaraamara' })).toMatchObject({
    password: 'password_uppercase',
  })
  expect(firstFaults(PasswordChange, { password: 'Amaraamara' })).toEqual({
    password: 'password_unmet:password_number',
  })
})

test.each([en, fr, ar, pt])('every language has a sentence for each password rule', (words) => {
  expect(words.password_unmet(words.password_number)).toContain(words.password_number)
  expect(words.password_length).toContain('8')
})

/** Only staff, who read English, send these schemas. */
const STAFF_SCHEMAS = ['trust/staff.ts', 'trust/decisions.ts', 'trust/held-orders.ts', 'trust/holds.ts']

test('form schemas define no error sentences of their own', () => {
  const files = globSync('**/*.ts', { cwd: import.meta.dirname }).filter((name) =>
    /^(?!words)[^.]+\.ts$/.test(name),
  )
  const withSentences = files.filter((name) =>
    /error: ['"`](?!too_long:)|required\('[A-Z]/.test(readFileSync(`${import.meta.dirname}/${name}`, 'utf8')),
  )
  expect(withSentences.toSorted()).toEqual(STAFF_SCHEMAS.toSorted())
})
