import { expect, test } from 'vitest'
import { newTotpSecret, stepOf, totp, totpUri } from './totp.ts'

/** "12345678901234567890", RFC 6238's secret in appendix B; the codes there have eight digits, ours the last six. */
const RFC = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test.each([
  [59, '287082'],
  [1111111109, '081804'],
  [1111111111, '050471'],
  [1234567890, '005924'],
  [2000000000, '279037'],
  [20000000000, '353130'],
])('at second %i the code is %s, as in RFC 6238', (second, code) => {
  expect(totp(RFC, new Date(second * 1000))).toBe(code)
})

test('a code is valid in its own half minute, the one before and the one after', () => {
  const now = new Date(1_800_000_000_000)
  const at = (seconds: number) => stepOf(RFC, totp(RFC, now), new Date(now.getTime() + seconds * 1000))
  expect([at(-60), at(-30), at(0), at(30), at(60)]).toEqual([null, 60000000, 60000000, 60000000, null])
  expect(stepOf(RFC, '12345', now)).toBeNull()
})

test('every secret is new, and its URI has everything an authenticator app needs', () => {
  const secret = newTotpSecret()
  expect(secret).toMatch(/^[A-Z2-7]{32}$/)
  expect(newTotpSecret()).not.toBe(secret)
  expect(totpUri(secret, 'ama+1@x.test')).toBe(
    `otpauth://totp/Ndoa:ama%2B1%40x.test?secret=${secret}&issuer=Ndoa&algorithm=SHA1&digits=6&period=30`,
  )
})
