import { expect, test } from 'vitest'
import { createEncryption } from '../../../../platform/encryption.ts'
import { decodeCursor, encodeCursor, type PageEnd } from './cursor.ts'

const ENCRYPTION = createEncryption('a secret of this test', 'discovery cursor')
const AMARA = '5f0c6f5e-9f6b-4b5e-8a51-4d7f3c1c9a01'
const KOFI = 'c0a8f3c2-1b2d-4e3f-9a4b-5c6d7e8f9a0b'
const best: PageEnd = {
  cursor: { sort_by: 'compatibility', percent: 87, verified: true, shown: 1_234, id: KOFI },
  day: '2026-03-01',
}
const newest: PageEnd = {
  cursor: { sort_by: 'newest', joined_at: 1_772_323_200_123, id: KOFI },
  day: '2026-03-01',
}

test.each([best, newest])('a cursor decodes to its original for its viewer', (end) => {
  expect(decodeCursor(encodeCursor(end, AMARA, ENCRYPTION), AMARA, ENCRYPTION)).toEqual(end)
})

test.each([best, newest])('a cursor reveals nothing and fits into a URL', (end) => {
  const text = encodeCursor(end, AMARA, ENCRYPTION)
  expect(Buffer.from(text, 'base64url').toString('latin1')).not.toContain(KOFI)
  expect(text).toMatch(/^[\w-]{1,200}$/)
  expect(encodeCursor(end, AMARA, ENCRYPTION)).not.toBe(text) // equal cursors have different texts
})

test('a cursor of another viewer or server, or with one changed character, is refused', () => {
  const text = encodeCursor(best, AMARA, ENCRYPTION)
  expect(decodeCursor(text, KOFI, ENCRYPTION)).toBeNull()
  expect(decodeCursor(text, AMARA, createEncryption('another secret', 'discovery cursor'))).toBeNull()
  for (let i = 0; i < text.length - 1; i++) {
    const changed = text.slice(0, i) + (text[i] === 'A' ? 'B' : 'A') + text.slice(i + 1)
    expect(decodeCursor(changed, AMARA, ENCRYPTION)).toBeNull()
  }
  for (const nonsense of ['', 'x', text.slice(0, 30), 'ä'.repeat(50)])
    expect(decodeCursor(nonsense, AMARA, ENCRYPTION)).toBeNull()
})
