import { expect, test } from 'vitest'
import { sealing } from './sealing.ts'

const ours = sealing('a secret of the server', 'letters')

test('what was sealed opens for its owner, and looks different every time', () => {
  const [first, second] = [ours.seal('Karibu ☕', 'amara'), ours.seal('Karibu ☕', 'amara')]
  expect(first).not.toBe(second)
  expect([ours.open(first, 'amara'), ours.open(second, 'amara')]).toEqual(['Karibu ☕', 'Karibu ☕'])
})

test('it opens for nobody else, under no other secret or purpose, and not when altered', () => {
  const sealed = ours.seal('Karibu', 'amara')
  expect(() => ours.open(sealed, 'kofi')).toThrow()
  expect(() => sealing('another secret', 'letters').open(sealed, 'amara')).toThrow()
  expect(() => sealing('a secret of the server', 'codes').open(sealed, 'amara')).toThrow()
  expect(() => ours.open(`${sealed.slice(0, -2)}AA`, 'amara')).toThrow()
  expect(() => ours.open('', 'amara')).toThrow()
})
