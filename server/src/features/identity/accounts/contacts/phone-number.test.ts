import { expect, test } from 'vitest'
import { normalizePhone } from './phone-number.ts'

test.each([
  ['+2348031234567', '+2348031234567'],
  ['+23408031234567', '+2348031234567'],
  ['+44 07911 123456', '+447911123456'],
])('%s is the phone %s', (given, phone) => {
  expect(normalizePhone(given)).toBe(phone)
})

test.each(['', '08031234567', '+234803', '+999123456789', 'Lagos'])('%s is not a phone number', (given) => {
  expect(() => normalizePhone(given)).toThrow()
})
