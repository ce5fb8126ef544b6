import { PROVIDERS } from '@ndoa/contract/membership/membership-rules'
import { moneyOf } from '@ndoa/contract/money'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  aPayment,
  chargeCard,
  createWorld,
  payOrder,
  press,
  refundOf,
  type World,
} from './providers.test-world.ts'
import { differences, PUBLISHED, unknownParameters } from './published.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

/** Makes all our kinds of requests to a provider, so that it records its answers and sends its callbacks. */
async function recordTraffic(name: (typeof PROVIDERS)[number]) {
  const provider = world.providers[name]
  const first = await payOrder(world, name, { storesCard: provider.charge !== null })
  const outcome = await provider.ask(first)
  const refund = refundOf(first, moneyOf(1, first.price.currency))
  for (let time = 0; time < 2; time++) await provider.refund(refund)
  await provider.askRefund(refund)
  await provider.refund(refundOf(first, first.price))
  const declined = aPayment(name)
  const { providerId, payAt } = await provider.begin(declined)
  await press(payAt, 'decline')
  await provider.ask({ ...declined, providerId })
  const token = outcome.state === 'paid' ? outcome.card?.token : undefined
  if (token) {
    const renewal = aPayment(name)
    const { providerId } = await chargeCard(provider, renewal, token)
    expect(await provider.findCharge?.(renewal.id)).toBe(providerId)
    await provider.charge?.(aPayment(name), `${token}_declines`).catch(() => {})
  }
  for (const { id } of name === 'stripe' ? Object.values(world.fakes.stripe.state.intents) : [])
    world.fakes.stripe.dispute(id)
  await provider.ask(first)
  await provider.ask({ ...declined, providerId: '00000000-0000-4000-8000-000000000000' })
  await world.fakes[name].settled()
}

test.each(PROVIDERS)(
  'our requests to %s and its fake’s answers match the published description',
  async (name) => {
    await recordTraffic(name)
    const description = PUBLISHED[name]
    const { calls } = world.fakes[name]
    expect(new Set(calls.map(({ call }) => call))).toEqual(
      new Set(Object.keys(description.answers).filter((call) => call.includes(' '))),
    )
    for (const { call, parameters, status, body } of calls) {
      expect(unknownParameters(description, call, parameters), call).toEqual([])
      const types = description.answers[status < 300 ? call : 'error'] ?? ''
      expect(differences(description, body, types), call).toEqual([])
    }
    expect(world.arrived.length).toBeGreaterThan(1)
    for (const { body } of world.arrived)
      expect(
        differences(description, JSON.parse(body.toString()), description.answers['callback'] ?? ''),
      ).toEqual([])
  },
)

test('undescribed fields and wrong types are detected at any depth', () => {
  const { stripe, pawapay } = PUBLISHED
  const found = { status: 'FOUND', data: { depositId: 'a', amount: 1, sum: '1' } }
  expect(differences(pawapay, found, '@foundDeposit')).toEqual([
    '.data.amount: string',
    '.data.sum: not described',
  ])
  expect(differences(stripe, { data: [{ id: 'a', status: 7 }] }, '@refunds')).toEqual([
    '.data.0.status: string',
  ])
  expect(
    unknownParameters(stripe, 'POST /v1/refunds', { amount: 1, 'metadata[order_id]': 1, charge: 1 }),
  ).toEqual(['charge'])
})
