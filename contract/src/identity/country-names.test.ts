import { expect, test } from 'vitest'
import { ProfileChange } from '../dating/profiles.ts'
import { codeOfCountry } from './country-names.ts'
import { SignUpData } from './sign-up.ts'

test.each([
  ['Nigeria', 'NG'],
  ['niger', 'NE'],
  ["Cote d'Ivoire", 'CI'],
  ['IVORY COAST', 'CI'],
  ['Guinea Bissau', 'GW'],
  ['USA', 'US'],
  ['United States', 'US'],
  ['The Gambia', 'GM'],
  ['Swaziland', 'SZ'],
  ['Sao Tome and Principe', 'ST'],
  ['KE', 'KE'],
  ['Germany', null],
  ['Nigeri', null],
  ['Atlantis', null],
])('a profile takes %s as %s', (given, code) => {
  expect(codeOfCountry(given)).toBe(code)
  expect(ProfileChange.parse({ country_of_residence: given })).toEqual({ country_of_residence: code })
})

test('what is no code and no name is refused, and nothing stays nothing', () => {
  expect(ProfileChange.safeParse({ country_of_residence: 'x' }).success).toBe(false)
  expect(ProfileChange.safeParse({ country_of_residence: 'Ghana'.repeat(30) }).success).toBe(false)
  expect(ProfileChange.parse({ country_of_residence: null })).toEqual({ country_of_residence: null })
})

test('a sign-up takes a name as its code, and asks again for an unknown one', () => {
  const data = {
    full_name: 'Ama Owusu',
    gender: 'Female',
    date_of_birth: '1994-05-31',
    country_of_residence: 'Ghana',
    agreed_to_terms: true,
  }
  expect(SignUpData.parse(data).country_of_residence).toBe('GH')
  const refused = SignUpData.safeParse({ ...data, country_of_residence: 'Atlantis' })
  expect(refused.error?.issues.map(({ path, message }) => [path, message])).toEqual([
    [['country_of_residence'], 'residence_missing'],
  ])
})
