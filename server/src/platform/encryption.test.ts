import { expect, test } from 'vitest'
import { createEncryption } from './encryption.ts'

const ours = createEncryption('a secret of the server', 'letters')

test('what was sealed opens for its owner, and looks different every time', () => {
  const [first, second] = [ours.encrypt('Karibu ☕', 'amara'), ours.encrypt('Karibu ☕', 'amara')]
  expect(first).not.toBe(second)
  expect([ours.decrypt(first, 'amara'), ours.decrypt(second, 'amara')]).toEqual(['Karibu ☕', 'Karibu ☕'])
})

test('it does not open for another owner, secret or purpose, nor when altered', () => {
  const sealed = ours.encrypt('Karibu', 'amara')
  expect(() => ours.decrypt(sealed, 'kofi')).toThrow()
  expect(() => createEncryption('another secret', 'letters').decrypt(sealed, 'amara')).toThrow()
  expect(() => createEncryption('a secret of the server', 'codes').decrypt(sealed, 'amara')).toThrow()
  expect(() => ours.decrypt(`${sealed.slice(0, -2)}AA`, 'amara')).toThrow()
  expect(() => ours.decrypt('', 'amara')).toThrow()
})
