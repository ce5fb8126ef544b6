import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PROVIDERS } from '@ndoa/contract/membership/membership-rules'
import { type Currency, EXPONENTS, moneyOf } from '@ndoa/contract/money'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { callProvider } from '../../server/src/features/membership/providers/provider-http.ts'
import {
  aPayment,
  chargeCard,
  createWorld,
  payOrder,
  press,
  refundOf,
  type World,
} from './providers.test-world.ts'
import { createStore } from './store.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const failure = (name: string) => ({ name: 'ProviderError', message: expect.stringContaining(name) })

describe.each(PROVIDERS)('%s', (name) => {
  const provider = () => world.providers[name]

  test('a payment is open until paid, then names the payer, the amount and the order', async () => {
    const payment = aPayment(name)
    const state = name === 'pawapay' ? 'open' : 'unknown' // pawaPay creates a payment only when the payer confirms it
    expect(await provider().ask({ ...payment, providerId: unheardOf[name] })).toEqual({ state })
    const { providerId, payAt } = await provider().begin(payment)
    expect(new URL(payAt).pathname).toMatch(new RegExp(`^/dev/providers/${name}/pay/`))
    expect(await provider().ask({ ...payment, providerId })).toEqual({ state: 'open' })
    const returnAddress = await press(payAt, name === 'pawapay' ? 'approve' : 'pay')
    expect(returnAddress).toContain(payment.returnTo)
    const { amount, currency } = payment.price
    const outcome = await provider().ask({ ...payment, providerId })
    expect(outcome).toMatchObject({ state: 'paid', reference: payment.id, amount, returned: 0 })
    expect(outcome).toMatchObject({ currency: expect.stringMatching(new RegExp(`^${currency}$`, 'i')) })
    expect(outcome).toMatchObject({ payerCountry: payment.country })
    expect((await fetch(payAt)).status).toBe(404)
  })

  test('declined and closed payments are unpaid, and remain payable until they fail', async () => {
    const payment = aPayment(name)
    const { providerId, payAt } = await provider().begin(payment)
    expect(await press(payAt, 'close')).toBe(payment.returnTo)
    expect(await provider().ask({ ...payment, providerId })).toEqual({ state: 'open' })
    await press(payAt, 'decline')
    const state = name === 'stripe' ? 'open' : 'failed' // at Stripe, the page stays open for another card
    expect(await provider().ask({ ...payment, providerId })).toEqual({ state })
  })

  test('a silent, absent or broken provider causes an error without private data', async () => {
    const { price, ...payment } = aPayment(name)
    const { script } = world.fakes[name]
    const account = { url: `${world.origin}/dev/providers/${name}`, key: 'private-key', timeout: 150 }
    script.answers.push('silence')
    const silent = callProvider(name, account, { path: paths[name] })
    await expect(silent).rejects.toThrow(`${name} did not answer in time`)
    script.answers.push('error')
    const broken = provider().ask({ ...payment, price, providerId: payment.id })
    await expect(broken).rejects.toMatchObject({ ...failure(name), message: `${name} answered 503` })
    const unreachable = callProvider(name, { ...account, url: 'http://127.0.0.1:1' }, { path: paths[name] })
    await expect(unreachable).rejects.toThrow(`${name} cannot be reached`)
    const wrongKey = await callProvider(name, account, { path: paths[name] }).catch((error: Error) => error)
    expect(wrongKey).toMatchObject({ ...failure(name), message: `${name} answered 401` })
    script.answers.push('error')
    const refused = await provider()
      .begin({ ...payment, price })
      .catch((error: Error) => error)
    expect(refused).toMatchObject(failure(name))
    expect(String((refused as Error).stack)).not.toMatch(/amara|Easy|sk_test|2000|private-key/)
  })

  test('an amount that differs from the requested one is reported unchanged', async () => {
    world.fakes[name].script.shortBy.push(1)
    const { providerId, ...payment } = await payOrder(world, name)
    const outcome = await provider().ask({ ...payment, providerId })
    const short = name === 'pawapay' ? 100 : 1 // pawaPay counts in whole units
    expect(outcome).toMatchObject({ state: 'paid', amount: payment.price.amount - short })
  })

  test('a payment that is begun twice is one payment', async () => {
    const payment = aPayment(name)
    const first = await provider().begin(payment)
    const repeated = provider().begin(payment)
    if (name === 'paystack')
      await expect(repeated).rejects.toThrow('paystack answered 400, duplicate_reference')
    else expect(await repeated).toEqual(first)
    await press(first.payAt, name === 'pawapay' ? 'approve' : 'pay')
    const outcome = await provider().ask({ ...payment, providerId: first.providerId })
    expect(outcome).toMatchObject({ state: 'paid', amount: payment.price.amount })
  })

  test('a refund requested twice is one refund, and a second refund returns the rest', async () => {
    const { providerId, ...payment } = await payOrder(world, name)
    const { currency, amount } = payment.price
    const part = refundOf({ id: payment.id, providerId }, moneyOf(2, currency))
    expect(await provider().askRefund(part)).toBe('open')
    expect(['open', 'done']).toContain(await provider().refund(part))
    expect(await provider().refund(part)).toBe('done')
    expect(await provider().askRefund(part)).toBe('done')
    const returned = async () => {
      const outcome = await provider().ask({ ...payment, providerId })
      return outcome.state === 'paid' ? outcome.returned : null
    }
    const says = (sum: number) => (name === 'pawapay' ? 0 : sum) // pawaPay does not report it
    expect(await returned()).toBe(says(200))
    const tooMuch = refundOf({ id: payment.id, providerId }, payment.price)
    expect(await provider().refund(tooMuch)).toBe('refused')
    const rest = refundOf({ id: payment.id, providerId }, { amount: amount - 200, currency })
    await provider().refund(rest)
    expect(await provider().askRefund(rest)).toBe('done')
    expect(await returned()).toBe(says(amount))
    expect(await provider().refund(rest)).toBe('done')
    await world.fakes[name].settled()
  })

  test('all refunds but our own count as returned by others', async () => {
    const { providerId, ...payment } = await payOrder(world, name)
    const { amount, currency } = payment.price
    const [own, byHand] = [moneyOf(3, currency), moneyOf(1, currency)].map((price) =>
      refundOf({ id: payment.id, providerId }, price),
    )
    await provider().refund(byHand!)
    await provider().refund(own!)
    const returned = async (refundId?: string) => {
      const outcome = await provider().ask({ ...payment, providerId, ...(refundId && { refundId }) })
      return outcome.state === 'paid' ? outcome.returned : null
    }
    const says = (sum: number) => (name === 'pawapay' ? 0 : sum) // pawaPay does not report it
    expect(await returned()).toBe(says(400))
    expect(await returned(own!.id)).toBe(says(100))
    const rest = refundOf({ id: payment.id, providerId }, { amount: amount - 400, currency })
    await provider().refund(rest) // with everything returned, Paystack calls it reversed
    expect(await returned(rest.id)).toBe(says(400))
    await world.fakes[name].settled()
  })

  test('a refused refund is unknown, and is requested again', async () => {
    const { providerId, ...payment } = await payOrder(world, name)
    const { price } = payment
    const refund = refundOf({ id: payment.id, providerId }, { ...price, amount: price.amount + 100 })
    expect(await provider().refund(refund)).toBe('refused')
    expect(await provider().askRefund(refund)).toBe('open')
    // The provider accepts this refund, because the balance suffices by now.
    const another = refundOf({ id: payment.id, providerId }, price)
    await provider().refund(another)
    expect(await provider().askRefund(another)).toBe('done')
    await world.fakes[name].settled()
  })

  test('amounts survive a round trip in every currency', async () => {
    for (const currency of Object.keys(EXPONENTS) as Currency[])
      for (const units of [1, 7, 120, 19_200, 173_000]) {
        const price = moneyOf(units, currency)
        const { providerId, ...payment } = await payOrder(world, name, { price })
        const outcome = await provider().ask({ ...payment, providerId })
        expect(outcome, currency).toMatchObject({ state: 'paid', amount: price.amount })
        const refund = refundOf({ id: payment.id, providerId }, price)
        await provider().refund(refund)
        expect(await provider().askRefund(refund), currency).toBe('done')
      }
  })
})

const unheardOf = { stripe: 'cs_test_unheard_of', paystack: 'unheard-of', pawapay: crypto.randomUUID() }
const paths = { stripe: '/v1/disputes', paystack: '/refund', pawapay: '/v2/deposits/1' }

describe('a refund at paystack', () => {
  const aRefund = async (...steps: (typeof world.fakes.paystack.nextRefunds)[number]) => {
    const payment = await payOrder(world, 'paystack')
    const refund = refundOf({ id: payment.id, providerId: payment.providerId }, moneyOf(500, 'NGN'))
    world.fakes.paystack.nextRefunds.push(steps)
    const state = await world.providers.paystack.refund(refund)
    await world.fakes.paystack.settled()
    const outcome = () => world.providers.paystack.askRefund(refund)
    const returned = async () => {
      const answer = await world.providers.paystack.ask({ ...payment, refundId: refund.id })
      return answer.state === 'paid' ? answer.returned : null
    }
    return { payment, refund, state, outcome, returned }
  }
  const statusOf = ({ id }: { id: string }) => world.fakes.paystack.state.transactions[id]?.status

  test('counts as a reversal and not as a dispute when partial', async () => {
    const { payment, outcome, returned } = await aRefund('processed')
    expect(statusOf(payment)).toBe('reversed')
    expect([await outcome(), await returned()]).toEqual(['done', 0])
    const { amount, currency } = payment.price
    const { providerId } = payment
    const byHand = refundOf({ id: payment.id, providerId }, { amount: amount - 50_000, currency })
    await world.providers.paystack.refund(byHand)
    expect(await returned()).toBe(amount - 50_000)
  })

  test('is open while pending or processing', async () => {
    expect(await (await aRefund()).outcome()).toBe('open')
    expect(await (await aRefund('processing')).outcome()).toBe('open')
  })

  test('reports that it needs the payer’s bank account, and may then arrive or fail', async () => {
    const { payment, refund, outcome, returned } = await aRefund('processing', 'needs-attention')
    expect([await outcome(), await returned(), statusOf(payment)]).toEqual(['needs_details', 0, 'success'])
    expect(await world.providers.paystack.refund(refund)).toBe('needs_details')
    expect(await (await aRefund('needs-attention', 'processed')).outcome()).toBe('done')
    expect(await (await aRefund('processing', 'failed')).outcome()).toBe('failed')
  })

  test('counts a reversal without a refund as returned in full', async () => {
    const payment = await payOrder(world, 'paystack')
    world.fakes.paystack.state.transactions[payment.id]!.status = 'reversed'
    expect(await world.providers.paystack.ask(payment)).toMatchObject({ returned: payment.price.amount })
  })
})

describe.each(['stripe', 'paystack'] as const)('a stored card at %s', (name) => {
  test('is charged without its owner, once, and only if it was stored', async () => {
    const provider = world.providers[name]
    const first = await payOrder(world, name, { storesCard: true })
    const outcome = await provider.ask(first)
    if (outcome.state !== 'paid' || !outcome.card) throw new Error('no card was stored')
    expect(outcome.card.lastFour).toMatch(/^\d{4}$/)
    const renewal = aPayment(name, { email: 'another-address@members.test' })
    const { providerId } = await chargeCard(provider, renewal, outcome.card.token)
    if (name === 'stripe') world.fakes.stripe.state.answers = {} // a day later
    expect(await chargeCard(provider, renewal, outcome.card.token)).toEqual({ providerId })
    expect(await provider.findCharge!(renewal.id)).toBe(providerId)
    const payment = await provider.ask({ ...renewal, providerId })
    const { amount } = renewal.price
    expect(payment).toMatchObject({ state: 'paid', reference: renewal.id, amount, card: outcome.card })
    await world.fakes[name].settled()
  })

  test('is refused without a payment if it is unknown', async () => {
    const provider = world.providers[name]
    const renewal = aPayment(name)
    const refusal = expect.stringContaining(`${name} answered 400`)
    expect(await provider.charge!(renewal, 'unheard-of/unheard-of@members.test')).toEqual({ refusal })
    expect(await provider.findCharge!(renewal.id)).toBeNull()
  })

  test('neither succeeds nor fails while the provider is away', async () => {
    const provider = world.providers[name]
    world.fakes[name].script.answers.push('error')
    const charging = provider.charge!(aPayment(name), 'unheard-of/unheard-of@members.test')
    await expect(charging).rejects.toMatchObject(failure(name))
  })

  test('makes a failed payment when declined', async () => {
    const provider = world.providers[name]
    const first = await payOrder(world, name, { storesCard: true }, 'pay_declines')
    const outcome = await provider.ask(first)
    if (outcome.state !== 'paid' || !outcome.card) throw new Error('no card was stored')
    const renewal = aPayment(name)
    const { providerId } = await chargeCard(provider, renewal, outcome.card.token)
    expect(await provider.ask({ ...renewal, providerId })).toEqual({ state: 'failed' })
    await world.fakes[name].settled()
  })
})

test('stripe stores a card only on request', async () => {
  const payment = await payOrder(world, 'stripe')
  expect(await world.providers.stripe.ask(payment)).toMatchObject({ state: 'paid', card: null })
})

test.each([
  ['everything', undefined],
  ['a part', 50],
])('%s that a bank takes back counts as returned', async (_, part) => {
  const payment = await payOrder(world, 'stripe')
  const intent = Object.values(world.fakes.stripe.state.intents).find(
    ({ metadata }) => metadata['order_id'] === payment.id,
  )
  world.fakes.stripe.dispute(intent?.id ?? '', part)
  await world.fakes.stripe.settled()
  const { amount } = payment.price
  expect(await world.providers.stripe.ask(payment)).toMatchObject({
    state: 'paid',
    amount,
    returned: part ?? amount,
  })
  expect(world.arrived.at(-1)?.read).toMatchObject({ kind: 'charge.dispute.created', orderId: payment.id })
})

test('a bank that also takes back our refund keeps it until the dispute is won', async () => {
  const payment = await payOrder(world, 'stripe')
  const { stripe } = world.providers
  const refund = refundOf(payment, payment.price)
  await stripe.refund(refund)
  const { intents } = world.fakes.stripe.state
  const intent = Object.values(intents).find(({ metadata }) => metadata['order_id'] === payment.id)
  world.fakes.stripe.dispute(intent?.id ?? '')
  const { amount } = payment.price
  expect(await stripe.ask({ ...payment, refundId: refund.id })).toMatchObject({ returned: amount })
  world.fakes.stripe.winDispute(intent?.id ?? '')
  expect(await stripe.ask({ ...payment, refundId: refund.id })).toMatchObject({ returned: 0 })
  await world.fakes.stripe.settled()
  expect(world.arrived.at(-1)?.read).toMatchObject({ kind: 'charge.dispute.closed', orderId: payment.id })
})

test('mobile money is never charged without its owner, and stays open until the owner answers', async () => {
  expect(world.providers.pawapay.charge).toBeNull()
  const payment = await payOrder(world, 'pawapay', {}, 'silence')
  expect(await world.providers.pawapay.ask(payment)).toEqual({ state: 'open' })
  const repeated = await world.providers.pawapay.begin(payment)
  expect(repeated.payAt).toBe(payment.returnTo)
})

test('titles fit in all languages, and pawaPay gets a supported language', async () => {
  const long = '፲፪ ወር '.repeat(20)
  const { state } = world.fakes.pawapay
  for (const [language, title] of [
    ['am', long],
    ['fr', 'Premium, 3 mois'],
  ] as const) {
    const payment = aPayment('pawapay', { language, title })
    await world.providers.pawapay.begin(payment)
    expect(title).toContain(state.pages[payment.id]?.reason)
  }
})

test('payments survive a restart without the payer’s number', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'ndoa-fakes-'))
  const file = join(folder, 'providers.json')
  const before = await createWorld(createStore(file))
  const payments = await Promise.all(PROVIDERS.map((name) => payOrder(before, name)))
  await before.close()
  const after = await createWorld(createStore(file))
  onTestFinished(async () => {
    await after.close()
    rmSync(folder, { recursive: true })
  })
  for (const [index, name] of PROVIDERS.entries())
    expect(await after.providers[name].ask(payments[index]!)).toMatchObject({ state: 'paid' })
  expect(readFileSync(file, 'utf8')).not.toContain('763 000 111')
  const next = await payOrder(after, 'pawapay')
  expect(after.arrived.map(({ read }) => read?.orderId)).toEqual([next.id])
})

test('a provider without a key accepts no payments', () => {
  const { stripe, ...others } = world.adapters({ PAYSTACK_KEY: undefined, PAWAPAY_KEY: undefined })
  expect([stripe?.name, others]).toEqual(['stripe', {}])
})
