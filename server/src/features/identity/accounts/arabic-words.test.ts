import { words as signIn } from '@ndoa/languages/ar/server/features/identity/accounts/sign-in/words'
import { words } from '@ndoa/languages/ar/server/features/identity/accounts/words'
import { expect, test } from 'vitest'

/** The length of one text message in Arabic letters. */
const ONE_PART = 70

test('each Arabic text message fits one part', () => {
  const notices = [
    words.passwordChanged,
    words.secondFactorOn,
    words.secondFactorOff,
    words.secondFactorWrong,
    words.emailChanged,
    words.phoneChanged,
    words.signedInOn('Chrome on Android in Abidjan'),
  ]
  const messages = [signIn.phoneCode('123456'), ...notices.map(({ short }) => short)]
  expect(messages.filter((message) => message.length > ONE_PART)).toEqual([])
})
