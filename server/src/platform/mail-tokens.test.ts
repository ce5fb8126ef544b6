import { createHmac, hkdfSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { createMailTokens } from './mail-tokens.ts'

const SECRET = 'a secret of this test'
const tokens = createMailTokens(SECRET, 'unsubscribe')
const now = new Date('2026-11-29')

/** Creates a token in the earlier format, without an expiry. */
function oldToken(payload: string) {
  const key = Buffer.from(hkdfSync('sha256', SECRET, '', 'unsubscribe', 32))
  return `${payload}.${createHmac('sha256', key).update(payload).digest('base64url')}`
}

test.each(['c0ffee00-0000-4000-8000-000000000001', 'c0ffee00-0000-4000-8000-000000000001.like-match'])(
  'a link from a mail without an expiry works until 2028: %s',
  (payload) => {
    expect(tokens.read(oldToken(payload), now)).toBe(payload)
    expect(tokens.read(oldToken(payload), new Date('2028-01-01'))).toBeNull()
    expect(tokens.read(`${oldToken(payload)}x`, now)).toBeNull()
  },
)

test('a link with an expiry is never read as an old one', () => {
  const token = tokens.make('c0ffee00', now)
  const [payload, ends, mac] = token.split('.')
  expect(tokens.read(token, now)).toBe(payload)
  expect(tokens.read(token, new Date(Number(ends)))).toBeNull()
  expect(tokens.read(`${payload}.${mac}`, now)).toBeNull()
})

test('a link opens with the current or previous secret only', () => {
  const token = tokens.make('c0ffee00', now)
  expect(createMailTokens('a new secret', 'unsubscribe', SECRET).read(token, now)).toBe('c0ffee00')
  expect(createMailTokens('a new secret', 'unsubscribe').read(token, now)).toBeNull()
  expect(createMailTokens('a new secret', 'orders', SECRET).read(token, now)).toBeNull()
})
