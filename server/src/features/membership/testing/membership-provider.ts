import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Provider } from '@ndoa/contract/membership/membership-rules'
import { fileRandom } from '../../../../test/random.ts'
import {
  type Callback,
  type Charged,
  type NewPayment,
  type Payment,
  type PaymentProvider,
  ProviderError,
  type Refund,
  type RefundState,
} from '../providers/provider.ts'

const chance = fileRandom()
const SKEW = 300
type Paid = Extract<Payment, { state: 'paid' }>

export interface SignedCallback {
  payload: Buffer
  headers: Record<string, string>
}

/** A payment provider with real signatures; the test decides each payment's outcome. */
export interface TestProvider extends PaymentProvider {
  /** The payments that the server requested, by order. */
  begun: Map<string, NewPayment>
  asked: number
  /** Accepted refunds, by id. */
  refunds: Map<string, Refund>
  /** The outcome of all refunds. With `refused` no new one is accepted; a failed refund stays failed. */
  refundAnswer: RefundState
  /** Failed refunds, by id. */
  failedRefunds: Set<string>
  /** Charged cards, by order. */
  charged: Map<string, { token: string; amount: number }>
  /** The outcome of the next charges. With `lost` a charge is paid, but its response is lost. */
  chargeAnswer: 'paid' | 'failed' | 'open' | 'lost' | 'refused'
  random: () => number
  /** How many of a hundred requests fail; 100 means that the provider is unavailable. */
  failing: number
  /** The maximum delay of a response, in milliseconds. */
  delay: number
  settle(orderId: string, payment: 'open' | 'failed' | 'unknown' | Partial<Omit<Paid, 'state'>>): void
  callback(orderId: string | null, options?: { eventId?: string; at?: Date; secret?: string }): SignedCallback
}

export function createTestProvider(name: Provider, secret = `secret of ${name}`): TestProvider {
  const begun = new Map<string, NewPayment>()
  const payments = new Map<string, Payment>()
  async function answer() {
    provider.asked++
    if (provider.delay > 0) await sleep(provider.random() * provider.delay)
    // Throws a distinct message, because the log writes a repeated line only once.
    if (provider.random() * 100 < provider.failing)
      throw new ProviderError(`Nobody answers ${name} (${randomUUID()}).`)
  }
  async function charge(payment: NewPayment, token: string): Promise<Charged> {
    await answer()
    if (provider.chargeAnswer === 'refused') return { refusal: `${name} answered 400` }
    begun.set(payment.id, payment)
    provider.charged.set(payment.id, { token, amount: payment.price.amount })
    const { chargeAnswer } = provider
    provider.settle(payment.id, chargeAnswer === 'paid' || chargeAnswer === 'lost' ? {} : chargeAnswer)
    if (chargeAnswer === 'lost') throw new ProviderError('The answer is lost.')
    return { providerId: `pay_${payment.id}` }
  }
  function refundState(id: string): RefundState {
    if (provider.refundAnswer === 'failed') provider.failedRefunds.add(id)
    return provider.failedRefunds.has(id) ? 'failed' : provider.refundAnswer
  }
  /** @returns the amount that our refunds of the order have returned, without the one with the id `except` */
  function refunded(orderId: string, except: string | null | undefined): number {
    const own = [...provider.refunds.values()].filter((refund) => refund.orderId === orderId)
    const others = own.filter(({ id }) => id !== except && refundState(id) !== 'failed')
    return others.reduce((total, { price }) => total + price.amount, 0)
  }
  const provider: TestProvider = {
    name,
    begun,
    asked: 0,
    refunds: new Map(),
    refundAnswer: 'done',
    failedRefunds: new Set(),
    charged: new Map(),
    chargeAnswer: 'paid',
    random: () => chance.next(),
    failing: 0,
    delay: 0,
    async begin(payment) {
      await answer()
      begun.set(payment.id, payment)
      return { providerId: `pay_${payment.id}`, payAt: `https://pay.test/${payment.id}` }
    },
    async ask({ id, refundId }) {
      const payment = payments.get(id) ?? { state: 'open' }
      const sent = refunded(id, refundId)
      await answer() // after the state was read, so that the response may be outdated
      return payment.state === 'paid' ? { ...payment, returned: payment.returned + sent } : payment
    },
    async refund(refund) {
      await answer()
      if (provider.refundAnswer === 'refused' && !provider.refunds.has(refund.id)) return 'refused'
      provider.refunds.set(refund.id, refund)
      return refundState(refund.id)
    },
    async askRefund({ id }) {
      await answer()
      return provider.refunds.has(id) ? refundState(id) : 'open'
    },
    charge: name === 'pawapay' ? null : charge,
    async findCharge(orderId) {
      await answer()
      return provider.charged.has(orderId) ? `pay_${orderId}` : null
    },
    readCallback: (headers, body, now) => readSigned(headers['x-test-signature'], body, now, secret),
    settle(orderId, payment) {
      const { amount = 0, currency = '' } = begun.get(orderId)?.price ?? {}
      const standard = { reference: orderId, amount, currency, payerCountry: 'NG', card: null, returned: 0 }
      const settled =
        typeof payment === 'string' ? { state: payment } : { state: 'paid' as const, ...standard, ...payment }
      payments.set(orderId, settled)
    },
    callback(orderId, { eventId = randomUUID(), at = new Date(), secret: by = secret } = {}) {
      const payload = Buffer.from(JSON.stringify({ eventId, kind: 'payment.changed', orderId }))
      const time = Math.floor(at.getTime() / 1000)
      const signature = `t=${time},v1=${sign(by, time, payload)}`
      return { payload, headers: { 'content-type': 'application/json', 'x-test-signature': signature } }
    },
  }
  return provider
}

const sign = (secret: string, time: number, body: Buffer) =>
  createHmac('sha256', secret).update(`${time}.`).update(body).digest('hex')

function readSigned(
  header: string | string[] | undefined,
  body: Buffer,
  now: Date,
  secret: string,
): Callback | null {
  const [, time = '', signature = ''] = /^t=(\d+),v1=([\da-f]{64})$/.exec(String(header)) ?? []
  const expected = sign(secret, Number(time), body)
  if (!signature || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null
  if (Math.abs(now.getTime() / 1000 - Number(time)) > SKEW) return null
  return JSON.parse(body.toString()) as Callback
}
