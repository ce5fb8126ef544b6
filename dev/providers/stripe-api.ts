import { createHmac, randomBytes } from 'node:crypto'
import { type Answer, type Fake, type ReceivedRequest, type Reply, textOf } from './fake.ts'
import type { Message } from './fake-callbacks.ts'
import {
  chargeShape,
  disputeShape,
  type Intent,
  intentShape,
  refundShape,
  type Session,
  type StripeState,
  sessionShape,
} from './stripe-shapes.ts'

export const STRIPE_WEBHOOK_SECRET = 'whsec_development'

export type StripeFake = Fake<StripeState>

/** Returns the first answer again if a request repeats an idempotency key. */
export function idempotent(fake: StripeFake, answer: Answer): Answer {
  return (received) => {
    const key = received.headers['idempotency-key']
    if (typeof key !== 'string') return answer(received)
    const known = fake.state.answers[key]
    const body = JSON.stringify(received.body)
    if (known && known.asked !== body) return problem(400, 'idempotency_error')
    const { reply } = (fake.state.answers[key] = known ?? { asked: body, reply: answer(received) })
    return reply
  }
}

export function createSession(fake: StripeFake, { body }: ReceivedRequest): Reply {
  const id = newId('cs_test')
  const price = (name: string) => textOf(body[`line_items[0][price_data]${name}`])
  fake.state.sessions[id] = {
    id,
    created: secondsOf(fake),
    reference: textOf(body['client_reference_id']),
    returnTo: String(body['success_url']),
    amount: Number(price('[unit_amount]')),
    currency: price('[currency]'),
    title: price('[product_data][name]'),
    storesCard: body['payment_intent_data[setup_future_usage]'] === 'off_session',
    intent: null,
    metadata: metadataIn(body, 'payment_intent_data[metadata]'),
    isDeclined: false,
  }
  return { status: 200, body: sessionShape(fake, fake.state.sessions[id], false) }
}

export function pay(fake: StripeFake, session: Session, declinesLater: boolean) {
  const { amount, currency, metadata, storesCard } = session
  const method = `${newId('pm')}${declinesLater ? '_declines' : ''}`
  const storedCard = storesCard
    ? { customer: newId('cus'), paymentMethod: method }
    : { customer: null, paymentMethod: method }
  const received = fake.paidOf(amount)
  const intent = newIntent(fake, { amount, received, currency, metadata, status: 'succeeded', ...storedCard })
  session.intent = intent.id
  fake.send(
    event(fake, 'payment_intent.succeeded', intentShape(intent, false)),
    event(fake, 'checkout.session.completed', sessionShape(fake, session, false)),
  )
}

export function createIntent(fake: StripeFake, { body }: ReceivedRequest): Reply {
  const [amount, customer, paymentMethod] = [
    Number(body['amount']),
    String(body['customer']),
    String(body['payment_method']),
  ]
  const isKnown = Object.values(fake.state.intents).some((intent) => intent.customer === customer)
  if (!isKnown) return problem(400, 'resource_missing')
  const declined = paymentMethod.endsWith('_declines')
  const intent = newIntent(fake, {
    amount,
    received: declined ? 0 : fake.paidOf(amount),
    currency: String(body['currency']),
    status: declined ? 'requires_payment_method' : 'succeeded',
    customer,
    paymentMethod,
    metadata: metadataIn(body, 'metadata'),
  })
  const shape = intentShape(intent, false)
  fake.send(event(fake, declined ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', shape))
  return declined ? problem(402, 'card_declined', shape) : { status: 200, body: shape }
}

function newIntent(fake: StripeFake, of: Omit<Intent, 'id' | 'created' | 'refunded' | 'disputed'>): Intent {
  const intent = { ...of, id: newId('pi'), created: secondsOf(fake), refunded: 0, disputed: 0 }
  fake.state.intents[intent.id] = intent
  return intent
}

export function createRefund(fake: StripeFake, { body }: ReceivedRequest): Reply {
  const intent = fake.state.intents[String(body['payment_intent'])]
  if (!intent) return problem(404, 'resource_missing')
  const amount = Number(body['amount'] ?? intent.received - intent.refunded)
  if (intent.refunded >= intent.received) return problem(400, 'charge_already_refunded')
  if (amount > intent.received - intent.refunded) return problem(400, 'amount_too_large')
  intent.refunded += amount
  const refund = {
    id: newId('re'),
    created: secondsOf(fake),
    intent: intent.id,
    amount,
    metadata: metadataIn(body, 'metadata'),
  }
  fake.state.refunds[refund.id] = refund
  fake.send(
    event(fake, 'refund.created', refundShape(fake.state, refund)),
    event(fake, 'charge.refunded', chargeShape(intent)),
  )
  return { status: 200, body: refundShape(fake.state, refund) }
}

export function dispute(fake: StripeFake, intentId: string, amount?: number) {
  const intent = fake.state.intents[intentId]
  if (!intent) return
  intent.disputed = amount ?? intent.received
  fake.send(event(fake, 'charge.dispute.created', disputeShape(intent)))
}

export function winDispute(fake: StripeFake, intentId: string) {
  const intent = fake.state.intents[intentId]
  if (!intent) return
  intent.isWon = true
  fake.send(event(fake, 'charge.dispute.closed', disputeShape(intent)))
}

function event(fake: StripeFake, type: string, object: object): Message {
  const body = {
    id: newId('evt'),
    object: 'event',
    api_version: '2026-10-28.endive',
    created: secondsOf(fake),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: null,
    type,
  }
  return {
    body,
    sign: (bytes, forged) => signed(bytes, forged ? 'whsec_other' : STRIPE_WEBHOOK_SECRET, secondsOf(fake)),
  }
}

const secondsOf = (fake: StripeFake) => Math.floor(fake.now().getTime() / 1000)

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`

/** Signs as described at https://docs.stripe.com/webhooks/signature. */
function signed(bytes: Buffer, secret: string, time: number) {
  const signature = createHmac('sha256', secret).update(`${time}.`).update(bytes).digest('hex')
  return { 'stripe-signature': `t=${time},v1=${signature}` }
}

function metadataIn(form: Record<string, unknown>, name: string): Record<string, string> {
  const entries = Object.entries(form).filter(([key]) => key.startsWith(`${name}[`))
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(name.length + 1, -1), String(value)]))
}

export const problem = (status: number, code: string, payment_intent?: object): Reply => ({
  status,
  body: {
    error: {
      type: status === 402 ? 'card_error' : 'invalid_request_error',
      code,
      message: code,
      ...(payment_intent && { payment_intent }),
    },
  },
})
