import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { PROVIDERS, type Provider } from '@ndoa/contract/membership/membership-rules'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ProviderError } from '../../server/src/features/membership/providers/provider.ts'
import { configFor } from './index.ts'
import { createWorld, payOrder, type ReceivedCallback, refundOf, type World } from './providers.test-world.ts'

let world: World
beforeEach(async () => {
  world = await createWorld()
})
afterEach(() => world.close())

const read = (name: Provider, { headers, body }: Pick<ReceivedCallback, 'headers' | 'body'>, seconds = 0) =>
  world.providers[name].readCallback(headers, body, new Date(Date.now() + seconds * 1000))

/** Headers that each provider signs or sends a signature in. */
const SIGNED = {
  stripe: ['stripe-signature'],
  paystack: ['x-paystack-signature'],
  pawapay: ['signature', 'signature-input', 'signature-date', 'content-digest', 'content-type', 'host'],
}
const KINDS = {
  stripe: ['payment_intent.succeeded', 'checkout.session.completed', 'refund.created', 'charge.refunded'],
  paystack: ['charge.success', 'refund.processed'],
  pawapay: ['deposit.COMPLETED', 'refund.COMPLETED'],
}

describe.each(PROVIDERS)('a callback of %s', (name) => {
  test('names its order, and keeps its event id when repeated', async () => {
    const payment = await payOrder(world, name)
    await world.providers[name].refund(refundOf(payment, payment.price))
    await world.fakes[name].settled()
    expect(world.arrived.map(({ read }) => read?.kind)).toEqual(KINDS[name])
    for (const { read } of world.arrived) expect(read?.orderId).toBe(payment.id)
    const ids = world.arrived.map(({ read }) => read?.eventId)
    expect(new Set(ids).size).toBe(KINDS[name].length)
    expect(await read(name, world.arrived[0]!)).toEqual(world.arrived[0]?.read)
  })

  test('is refused after any bit is changed', async () => {
    await payOrder(world, name)
    const arrived = world.arrived[0]!
    for (let bit = 0; bit < arrived.body.length * 8; bit += 11) {
      const body = Buffer.from(arrived.body)
      body[bit >> 3]! ^= 1 << (bit & 7)
      expect(await read(name, { ...arrived, body })).toBeNull()
    }
    for (const header of SIGNED[name]) {
      const value = Buffer.from(String(arrived.headers[header]))
      for (let at = 0; at < value.length; at++) {
        const altered = Buffer.from(value)
        altered[at]! ^= 1
        // Base64 has spare bits and hex has two cases, so different texts can encode the same signature.
        const headers = { ...arrived.headers, [header]: altered.toString('latin1') }
        if (sameBytes(header, value, altered)) continue
        expect(
          await read(name, { ...arrived, headers }),
          `${header} ${altered.toString('latin1')}`,
        ).toBeNull()
      }
      expect(
        await read(name, { ...arrived, headers: { ...arrived.headers, [header]: undefined } }),
      ).toBeNull()
      const twice = { ...arrived.headers, [header]: [String(value), String(value)] }
      expect(await read(name, { ...arrived, headers: twice })).toBeNull()
    }
  })

  test('is refused from another sender or without an event', async () => {
    world.fakes[name].script.callbacks.push('forged')
    await payOrder(world, name)
    expect(world.arrived[0]?.read).toBeNull()
    expect(world.fakes[name].statuses[0]).toBe(400)
    expect(await read(name, { headers: {}, body: Buffer.from('{}') })).toBeNull()
  })

  test('arrives doubled, late, out of order or never, as scripted', async () => {
    const fake = world.fakes[name]
    const each = name === 'stripe' ? 2 : 1 // callbacks of one payment
    const orders = async (...faults: typeof fake.script.callbacks) => {
      world.arrived.length = 0
      fake.script.callbacks = faults
      const first = await payOrder(world, name)
      const second = await payOrder(world, name)
      return world.arrived.map(({ read }) => [first.id, second.id].indexOf(read?.orderId ?? ''))
    }
    const all = each === 2 ? [0, 0, 1, 1] : [0, 1]
    expect(await orders()).toEqual(all)
    expect(await orders('double')).toEqual([0, ...all])
    expect(await orders('lost')).toEqual(all.slice(1))
    expect(await orders(...Array.from({ length: each }, () => 'reordered' as const))).toEqual(
      each === 2 ? [1, 0, 0, 1] : [1, 0],
    )
    expect(await orders('late')).toEqual(all.slice(1))
    fake.sendLate()
    await fake.settled()
    expect(world.arrived).toHaveLength(all.length)
    expect(world.arrived.every(({ read }) => read)).toBe(true)
  })
})

const BASE64 = new Set(['signature', 'content-digest'])
const HEX = new Set(['stripe-signature', 'x-paystack-signature'])

function sameBytes(header: string, one: Buffer, other: Buffer): boolean {
  const bytes = (value: Buffer) => {
    const text = value.toString('latin1')
    const [, before = '', encoded = '', after = ''] = /^([^:]*:)(.*)(:)$/.exec(text) ?? []
    if (BASE64.has(header)) return `${before}${Buffer.from(encoded, 'base64').toString('hex')}${after}`
    return HEX.has(header) ? text.toLowerCase() : text
  }
  if (header === 'host') return bytes(one).toLowerCase() === bytes(other).toLowerCase()
  return bytes(one) === bytes(other)
}

test.each(['stripe', 'pawapay'] as const)(
  'a callback of %s older than five minutes counts as replayed',
  async (name) => {
    await payOrder(world, name)
    const arrived = world.arrived[0]!
    expect(await read(name, arrived, 290)).not.toBeNull()
    for (const seconds of [302, -302]) expect(await read(name, arrived, seconds)).toBeNull()
  },
)

test('Stripe callbacks are accepted up to an age of exactly 300 seconds', async () => {
  await payOrder(world, 'stripe')
  const { headers, body } = world.arrived[0]!
  const signedAt = Number(/t=(\d+)/.exec(String(headers['stripe-signature']))?.[1])
  const at = (seconds: number) =>
    world.providers.stripe.readCallback(headers, body, new Date((signedAt + seconds) * 1000))
  expect(await at(300)).not.toBeNull()
  expect(await at(301)).toBeNull()
})

test('a replayed Paystack callback counts as the same event', async () => {
  await payOrder(world, 'paystack')
  expect(await read('paystack', world.arrived[0]!, 30 * 86_400)).toEqual(world.arrived[0]?.read)
})

test('Stripe signs with two secrets during a rotation', async () => {
  await payOrder(world, 'stripe')
  const { headers, body } = world.arrived[0]!
  const [time, signature] = String(headers['stripe-signature']).split(',')
  const both = `${time},v1=${'0'.repeat(64)},${signature},v0=abc`
  expect(await read('stripe', { headers: { 'stripe-signature': both }, body })).not.toBeNull()
  const scheme = String(headers['stripe-signature']).replace('v1=', 'v0=')
  expect(await read('stripe', { headers: { 'stripe-signature': scheme }, body })).toBeNull()
  const { stripe } = world.adapters({ STRIPE_WEBHOOK_SECRET: undefined })
  expect(await stripe.readCallback(headers, body, new Date())).toBeNull()
})

test('pawaPay callbacks need a signature over body, address and time by a published key', async () => {
  await payOrder(world, 'pawapay')
  const arrived = world.arrived[0]!
  const input = String(arrived.headers['signature-input'])
  for (const part of [
    '"@method" ',
    '"@authority" ',
    '"@path" ',
    '"content-digest" ',
    /;created=\d+/,
    /;keyid="[^"]+"/,
  ]) {
    const headers = { ...arrived.headers, 'signature-input': input.replace(part, '') }
    expect(headers['signature-input']).not.toBe(input)
    expect(await read('pawapay', { ...arrived, headers })).toBeNull()
  }
  const unknown = { ...arrived.headers, 'signature-input': input.replace('KEY:1', 'KEY:2') }
  expect(await read('pawapay', { ...arrived, headers: unknown })).toBeNull()
})

test('a signed pawaPay callback is accepted even after its keys could not be read', async () => {
  await payOrder(world, 'pawapay')
  const { headers, body } = world.arrived[0]!
  const published = await (await fetch(`${configFor(world.origin).PAWAPAY_URL}/v2/public-key/http`)).text()
  let isAway = true
  const keys = createServer((_request, answer) => answer.writeHead(isAway ? 503 : 200).end(published))
  await new Promise<void>((done) => keys.listen(0, '127.0.0.1', done))
  const { pawapay } = world.adapters({
    PAWAPAY_URL: `http://127.0.0.1:${(keys.address() as AddressInfo).port}`,
  })
  const start = Date.now()
  const readAfter = async (seconds: number) =>
    pawapay.readCallback(headers, body, new Date(start + seconds * 1000))
  await expect(readAfter(0)).rejects.toThrow(ProviderError)
  isAway = false
  await expect(readAfter(30)).rejects.toThrow(ProviderError)
  expect(await readAfter(61)).toEqual(world.arrived[0]?.read)
  keys.close()
})
