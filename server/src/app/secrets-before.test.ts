import { expect, test } from 'vitest'
import { createMembershipState } from '../features/membership/index.ts'
import { createDeliveriesState } from '../features/notifications/deliveries/index.ts'
import { loadConfig } from './config.ts'

const CHANGED = { SECRET_CODES: 'x'.repeat(40), SECRET_LINKS: 'y'.repeat(40) }
const NOW = new Date('2026-11-30')

test('stored cards and mailed links survive a change of secrets that keeps the previous ones', () => {
  const before = loadConfig({})
  const { SECRET_CODES: SECRET_CODES_BEFORE, SECRET_LINKS: SECRET_LINKS_BEFORE } = before
  const changed = loadConfig({ ...CHANGED, SECRET_CODES_BEFORE, SECRET_LINKS_BEFORE })
  const card = createMembershipState(before).cards.encrypt('AUTH_1', 'amara')
  expect(createMembershipState(changed).cards.decrypt(card, 'amara')).toBe('AUTH_1')
  const link = createMembershipState(before).tokens.make('an-order', NOW)
  expect(createMembershipState(changed).tokens.read(link, NOW)).toBe('an-order')
  const id = '00000000-0000-4000-8000-000000000001'
  const unsubscribe = createDeliveriesState(before).tokens.make(id, ['weekly'], NOW)
  expect(createDeliveriesState(changed).tokens.read(unsubscribe, NOW)).toMatchObject({ userId: id })
})
