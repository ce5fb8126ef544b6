import type { MembershipOrder } from '@ndoa/contract/membership/membership'
import { priceOf } from '@ndoa/contract/membership/prices'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '../../server/test/app.ts'
import { freePort } from '../../server/test/free-port.ts'
import { aMember } from '../../server/test/members.ts'
import { mountProviders } from './development.ts'
import { press } from './providers.test-world.ts'

let t: TestApp
let address: string
beforeAll(async () => {
  const port = await freePort()
  address = `http://127.0.0.1:${port}`
  const paystack = { PAYSTACK_KEY: 'a key of ours', PAYSTACK_URL: 'http://127.0.0.1:1' }
  t = await testApp({ PUBLIC_URL: address, ...paystack }, undefined, mountProviders)
  await t.http.listen({ port, host: '127.0.0.1' })
})
afterAll(() => t.close())

async function aBuyer(country: string) {
  const member = { user: { email_confirmed_at: new Date() }, profile: { country_of_residence: country } }
  return t.as(await aMember(t.app, member))
}

async function order(client: Awaited<ReturnType<typeof aBuyer>>, country: string, method: string) {
  const price = priceOf(country, 'easy', 1)
  const purchase = { tier: 'easy', months: 1, method, price, renews: false, begins_now: true }
  const { body, status, text } = await client.post<{ data: { order_id: string; pay_at: string } }>(
    '/functions/v1/start-purchase',
    purchase,
  )
  if (status !== 200) throw new Error(text)
  return body.data
}

const script = (body: object) =>
  fetch(`${address}/dev/providers/script`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })

test.each([
  ['GB', 'card', 'pay', 'decline'],
  ['GH', 'mobile_money', 'approve', 'decline'],
] as const)(
  'a member in %s buys by %s with play money, on a page of our own origin',
  async (country, method, yes, no) => {
    const client = await aBuyer(country)
    const seen = async (id: string) => {
      const { body } = await client.get<{ data: MembershipOrder }>(`/functions/v1/get-order?order_id=${id}`)
      return body.data.state
    }
    const bought = await order(client, country, method)
    expect(new URL(bought.pay_at).origin).toBe(address)
    const page = await fetch(bought.pay_at)
    expect(page.headers.get('content-security-policy')).toContain("form-action 'self'")
    expect(await page.text()).not.toMatch(/<script|<style|style=|https:/)
    expect(await seen(bought.order_id)).toBe('open')
    expect(await press(bought.pay_at, yes)).toContain(`${address}/`)
    // The state changes with a callback, for which no request waits.
    const stateOf = () =>
      t.app.db.selectFrom('orders').select('state').where('id', '=', bought.order_id).executeTakeFirst()
    await vi.waitFor(async () => expect(await stateOf()).toEqual({ state: 'paid' }))
    const declined = await order(client, country, method)
    await press(declined.pay_at, no)
    expect(await seen(declined.order_id)).toBe(method === 'card' ? 'open' : 'failed')
  },
)

test('a journey chooses the next fault', async () => {
  const client = await aBuyer('GB')
  expect((await script({ provider: 'stripe', answers: ['error'] })).status).toBe(200)
  await expect(order(client, 'GB', 'card')).rejects.toThrow('membership.provider_away')
  expect((await script({ provider: 'stripe', answers: ['what'] })).status).toBe(400)
})

test('a provider with a key is unchanged', async () => {
  const client = await aBuyer('NG')
  await expect(order(client, 'NG', 'card')).rejects.toThrow('membership.provider_away')
})
