import { createHmac, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createMailTokens } from './mail-tokens.ts'

const SECRET = 'a secret of this test'
const tokens = createMailTokens(SECRET, 'unsubscribe')
const now = new Date('2026-11-29')

/** As mails had it before tokens had an end. */
function oldToken(named: string) {
  const key = Buffer.from(hkdfSync('sha256', SECRET, '', 'unsubscribe', 32))
  return `${named}.${createHmac('sha256', key).update(named).digest('base64url')}`
}

test.each(['c0ffee00-0000-4000-8000-000000000001', 'c0ffee00-0000-4000-8000-000000000001.like-match'])(
  'a link of a mail from before links had an end works on until 2028: %s',
  (named) => {
    expect(tokens.read(oldToken(named), now)).toBe(named)
    expect(tokens.read(oldToken(named), new Date('2028-01-01'))).toBeNull()
    expect(tokens.read(`${oldToken(named)}x`, now)).toBeNull()
  },
)

test('a link with an end is never read as an old one', () => {
  const token = tokens.make('c0ffee00', now)
  const [named, ends, mac] = token.split('.')
  expect(tokens.read(token, now)).toBe(named)
  expect(tokens.read(token, new Date(Number(ends)))).toBeNull()
  expect(tokens.read(`${named}.${mac}`, now)).toBeNull()
})
