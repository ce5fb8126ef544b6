import { expect, test } from 'vitest'
import { createEncryption } from './encryption.ts'

const ours = createEncryption('a secret of the server', 'letters')

test('an encrypted text decrypts for its owner and differs every time', () => {
  const [first, second] = [ours.encrypt('Karibu ☕', 'amara'), ours.encrypt('Karibu ☕', 'amara')]
  expect(first).not.toBe(second)
  expect([ours.decrypt(first, 'amara'), ours.decrypt(second, 'amara')]).toEqual(['Karibu ☕', 'Karibu ☕'])
})

test('a text does not decrypt for another owner, secret or purpose, or when altered', () => {
  const encrypted = ours.encrypt('Karibu', 'amara')
  expect(() => ours.decrypt(encrypted, 'kofi')).toThrow()
  expect(() => createEncryption('another secret', 'letters').decrypt(encrypted, 'amara')).toThrow()
  expect(() => createEncryption('a secret of the server', 'codes').decrypt(encrypted, 'amara')).toThrow()
  expect(() => ours.decrypt(`${encrypted.slice(0, -2)}AA`, 'amara')).toThrow()
  expect(() => ours.decrypt('', 'amara')).toThrow()
})

test('a text encrypted before a secret change decrypts with the previous secret, for its owner only', () => {
  const encrypted = createEncryption('the first secret', 'cards').encrypt('AUTH_1', 'amara')
  const changed = createEncryption('a new secret', 'cards', 'the first secret')
  expect(changed.decrypt(encrypted, 'amara')).toBe('AUTH_1')
  expect(() => changed.decrypt(encrypted, 'kofi')).toThrow()
  expect(() => createEncryption('a new secret', 'cards').decrypt(encrypted, 'amara')).toThrow()
  const again = changed.encrypt('AUTH_1', 'amara')
  expect(createEncryption('a new secret', 'cards').decrypt(again, 'amara')).toBe('AUTH_1')
})
