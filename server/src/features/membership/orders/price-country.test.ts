import { priceOf } from '@ndoa/contract/membership/prices'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestApp, testApp } from '../../../../test/app.ts'
import { aBuyer, orderRow, purchaseOf, useTestProviders } from '../testing/membership-world.ts'
import { getMembership } from './get-membership.ts'
import { startPurchase } from './start-purchase.ts'

const DAY = 86_400_000

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  useTestProviders(t.app)
})
afterAll(() => t.close())
beforeEach(() => t.clock.set(new Date()))

const move = (userId: string, country_of_residence: string | null) =>
  t.app.db.updateTable('profiles').set({ country_of_residence }).where('user_id', '=', userId).execute()
const shown = (userId: string) => getMembership(t.app, userId)
const refused = { code: 'membership.price_changed' }

test('prices follow a new country at once, and the next one after 90 days', async () => {
  const { id } = await aBuyer(t, 'GB')
  expect(await shown(id)).toMatchObject({ country: 'GB', prices_follow_at: null })
  await move(id, 'NG')
  expect(await shown(id)).toMatchObject({ country: 'NG', prices_follow_at: null })
  await move(id, 'KE')
  const { prices_follow_at: until } = await shown(id)
  t.clock.forward(89 * DAY)
  const left = Date.parse(until ?? '') - t.clock.now().getTime()
  expect([left > 0, left <= DAY]).toEqual([true, true])
  for (const country of ['KE', 'GB', 'US']) {
    await move(id, country)
    expect(await shown(id)).toMatchObject({ country: 'NG', prices_follow_at: until })
    await expect(startPurchase(t.app, id, purchaseOf(country))).rejects.toMatchObject(refused)
  }
  const { order_id } = await startPurchase(t.app, id, purchaseOf('NG'))
  expect(await orderRow(t, order_id)).toMatchObject({ country: 'NG', currency: 'NGN', tax_rate: 750 })
  t.clock.forward(DAY)
  await expect(startPurchase(t.app, id, purchaseOf('NG'))).rejects.toMatchObject(refused)
  expect(await shown(id)).toMatchObject({ country: 'US', prices_follow_at: null })
})

test('removing and re-entering the same country changes nothing', async () => {
  const { id } = await aBuyer(t, 'GB')
  await shown(id)
  for (const country of ['NG', null, 'KE', null]) {
    await move(id, country)
    await shown(id)
  }
  expect(await shown(id)).toMatchObject({ country: 'NG', prices_follow_at: null })
  await move(id, 'NG')
  expect(await shown(id)).toMatchObject({ country: 'NG', prices_follow_at: null })
})

test('no simultaneous call gets a third price during changes of country', async () => {
  const { id } = await aBuyer(t, 'GB')
  await shown(id)
  const calls = ['NG', 'KE', 'GH', 'GB', 'ZA', 'US'].flatMap((country) => [
    move(id, country),
    startPurchase(t.app, id, purchaseOf(country)).catch((error: unknown) => {
      expect(error).toMatchObject(refused)
      return null
    }),
    shown(id),
  ])
  await Promise.all(calls)
  const orders = await t.app.db
    .selectFrom('orders')
    .select(['country', 'amount_minor', 'currency'])
    .where('user_id', '=', id)
    .execute()
  const { country } = await shown(id)
  for (const order of orders) {
    expect(['GB', country]).toContain(order.country)
    const { amount, currency } = priceOf(order.country, 'easy', 1)
    expect(order).toMatchObject({ amount_minor: amount, currency })
  }
})
