import { expect, test } from 'vitest'
import { openPlace, type Place, sealPlace } from './cursor.ts'

const SECRET = 'a secret of this test'
const AMARA = '5f0c6f5e-9f6b-4b5e-8a51-4d7f3c1c9a01'
const KOFI = 'c0a8f3c2-1b2d-4e3f-9a4b-5c6d7e8f9a0b'
const best: Place = {
  cursor: { sort_by: 'compatibility', percent: 87, shown: 1_234, id: KOFI },
  day: '2026-03-01',
}
const newest: Place = {
  cursor: { sort_by: 'newest', joined_at: 1_772_323_200_123, id: KOFI },
  day: '2026-03-01',
}

test.each([best, newest])('a sealed place opens to what it was, for its viewer', (place) => {
  expect(openPlace(sealPlace(place, AMARA, SECRET), AMARA, SECRET)).toEqual(place)
})

test.each([best, newest])('a sealed place shows nothing and fits in an address', (place) => {
  const word = sealPlace(place, AMARA, SECRET)
  expect(Buffer.from(word, 'base64url').toString('latin1')).not.toContain(KOFI)
  expect(word).toMatch(/^[\w-]{1,200}$/)
  expect(sealPlace(place, AMARA, SECRET)).not.toBe(word) // equal places look different
})

test('a place of another viewer, another server, or with one letter changed is refused', () => {
  const word = sealPlace(best, AMARA, SECRET)
  expect(openPlace(word, KOFI, SECRET)).toBeNull()
  expect(openPlace(word, AMARA, `${SECRET}!`)).toBeNull()
  for (let i = 0; i < word.length - 1; i++) {
    const changed = word.slice(0, i) + (word[i] === 'A' ? 'B' : 'A') + word.slice(i + 1)
    expect(openPlace(changed, AMARA, SECRET)).toBeNull()
  }
  for (const nonsense of ['', 'x', word.slice(0, 30), 'ä'.repeat(50)]) {
    expect(openPlace(nonsense, AMARA, SECRET)).toBeNull()
  }
})
