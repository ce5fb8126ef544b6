import { createHmac, randomBytes } from 'node:crypto'
import type { Http } from '../../server/src/platform/http.ts'
import { type Asked, createFake, type FakeOptions, type Message, type Reply, textOf } from './fake.ts'
import {
  chargeShape,
  disputeShape,
  type Intent,
  intentShape,
  listShape,
  refundShape,
  type Session,
  type StripeState,
  sessionShape,
} from './stripe-shapes.ts'

export const STRIPE_KEY = 'sk_test_development'
export const STRIPE_WEBHOOK_SECRET = 'whsec_development'

/** Stripe as its description says, for card payments on its own page. Cards whose id ends in `_declines` are declined. */
export function createStripe(options: FakeOptions) {
  const fake = createFake<StripeState>(
    'stripe',
    { sessions: {}, intents: {}, refunds: {}, answers: {} },
    options,
  )
  const { state } = fake
  const seconds = () => Math.floor(fake.now().getTime() / 1000)

  function event(type: string, object: object): Message {
    const body = {
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    }
    return {
      body,
      sign: (bytes, forged) => signed(bytes, forged ? 'whsec_other' : STRIPE_WEBHOOK_SECRET, seconds()),
    }
  }

  /** The same key brings the same answer, without doing anything again. */
  function once(answer: (asked: Asked) => Reply): (asked: Asked) => Reply {
    return (asked) => {
      const key = asked.headers['idempotency-key']
      if (typeof key !== 'string') return answer(asked)
      const known = state.answers[key]
      const body = JSON.stringify(asked.body)
      if (known && known.asked !== body) return problem(400, 'idempotency_error')
      const { reply } = (state.answers[key] = known ?? { asked: body, reply: answer(asked) })
      return reply
    }
  }

  const createSession = ({ body }: Asked): Reply => {
    const id = newId('cs_test')
    const price = (name: string) => textOf(body[`line_items[0][price_data]${name}`])
    state.sessions[id] = {
      id,
      created: seconds(),
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
    return { status: 200, body: sessionShape(fake, state.sessions[id], false) }
  }

  function pay(session: Session, declinesLater: boolean) {
    const { amount, currency, metadata, storesCard } = session
    const method = `${newId('pm')}${declinesLater ? '_declines' : ''}`
    const kept = storesCard
      ? { customer: newId('cus'), paymentMethod: method }
      : { customer: null, paymentMethod: method }
    const received = fake.paidOf(amount)
    const intent = newIntent({ amount, received, currency, metadata, status: 'succeeded', ...kept })
    session.intent = intent.id
    fake.send(
      event('payment_intent.succeeded', intentShape(intent, false)),
      event('checkout.session.completed', sessionShape(fake, session, false)),
    )
  }

  function newIntent(of: Omit<Intent, 'id' | 'created' | 'refunded' | 'disputed'>): Intent {
    const intent = { ...of, id: newId('pi'), created: seconds(), refunded: 0, disputed: false }
    state.intents[intent.id] = intent
    return intent
  }

  const createIntent = ({ body }: Asked): Reply => {
    const [amount, customer, paymentMethod] = [
      Number(body['amount']),
      String(body['customer']),
      String(body['payment_method']),
    ]
    const declined = paymentMethod.endsWith('_declines')
    const intent = newIntent({
      amount,
      received: declined ? 0 : fake.paidOf(amount),
      currency: String(body['currency']),
      status: declined ? 'requires_payment_method' : 'succeeded',
      customer,
      paymentMethod,
      metadata: metadataIn(body, 'metadata'),
    })
    const shape = intentShape(intent, false)
    fake.send(event(declined ? 'payment_intent.payment_failed' : 'payment_intent.succeeded', shape))
    return declined ? problem(402, 'card_declined', shape) : { status: 200, body: shape }
  }

  const createRefund = ({ body }: Asked): Reply => {
    const intent = state.intents[String(body['payment_intent'])]
    if (!intent) return problem(404, 'resource_missing')
    const amount = Number(body['amount'] ?? intent.received - intent.refunded)
    if (intent.refunded >= intent.received) return problem(400, 'charge_already_refunded')
    if (amount > intent.received - intent.refunded) return problem(400, 'amount_too_large')
    intent.refunded += amount
    const refund = {
      id: newId('re'),
      created: seconds(),
      intent: intent.id,
      amount,
      metadata: metadataIn(body, 'metadata'),
    }
    state.refunds[refund.id] = refund
    fake.send(
      event('refund.created', refundShape(state, refund)),
      event('charge.refunded', chargeShape(intent)),
    )
    return { status: 200, body: refundShape(state, refund) }
  }

  const found = (shape: object | null | undefined): Reply =>
    shape ? { status: 200, body: shape } : problem(404, 'resource_missing')
  const of = <Row extends object>(
    rows: Record<string, Row>,
    id: string | undefined,
    shape: (row: Row) => object,
  ) => {
    const row = rows[id ?? '']
    return found(row && shape(row))
  }

  function mount(scope: Http) {
    fake.call(scope, 'POST', '/v1/checkout/sessions', STRIPE_KEY, once(createSession))
    fake.call(scope, 'GET', '/v1/checkout/sessions/:id', STRIPE_KEY, ({ params, query }) =>
      of(state.sessions, params['id'], (session) => sessionShape(fake, session, 'expand[0]' in query)),
    )
    fake.call(scope, 'POST', '/v1/payment_intents', STRIPE_KEY, once(createIntent))
    fake.call(scope, 'GET', '/v1/payment_intents', STRIPE_KEY, ({ query }) => {
      const intents = Object.values(state.intents).filter(({ customer }) => customer === query['customer'])
      return found(
        listShape(
          '/v1/payment_intents',
          intents.map((intent) => intentShape(intent, false)),
        ),
      )
    })
    fake.call(scope, 'GET', '/v1/payment_intents/:id', STRIPE_KEY, ({ params, query }) =>
      of(state.intents, params['id'], (intent) => intentShape(intent, 'expand[0]' in query)),
    )
    fake.call(scope, 'POST', '/v1/refunds', STRIPE_KEY, once(createRefund))
    fake.call(scope, 'GET', '/v1/refunds', STRIPE_KEY, ({ query }) => {
      const refunds = Object.values(state.refunds).filter(({ intent }) => intent === query['payment_intent'])
      return found(
        listShape(
          '/v1/refunds',
          refunds.map((refund) => refundShape(state, refund)),
        ),
      )
    })
    fake.call(scope, 'GET', '/v1/disputes', STRIPE_KEY, ({ query }) => {
      const disputed = Object.values(state.intents).filter(
        ({ id, disputed }) => disputed && id === query['payment_intent'],
      )
      return found(listShape('/v1/disputes', disputed.map(disputeShape)))
    })
    fake.payPage(scope, '/pay/:id', show, act)
  }

  const show = (id: string) => {
    const session = state.sessions[id]
    if (!session || session.intent) return null
    const later: Record<string, string> = session.storesCard
      ? { pay_declines: 'Pay, and decline what comes later' }
      : {}
    return {
      heading: 'Pay by card',
      price: priceOf(session),
      title: session.title,
      buttons: { pay: 'Pay', ...later, decline: 'Decline', close: 'Close' },
      ...(session.isDeclined && { says: 'Your card was declined. Try another one.' }),
    }
  }

  function act(id: string, what: string): string | null {
    const session = state.sessions[id]
    if (!session) return null
    session.isDeclined = what === 'decline' // as Stripe does it, the page stays for another card
    if (what.startsWith('pay')) pay(session, what === 'pay_declines')
    return session.isDeclined ? null : session.returnTo
  }

  /** The payer's bank takes everything back. */
  function dispute(intentId: string) {
    const intent = state.intents[intentId]
    if (!intent) return
    intent.disputed = true
    fake.send(event('charge.dispute.created', disputeShape(intent)))
  }

  return { ...fake, mount, dispute }
}

const newId = (kind: string) => `${kind}_${randomBytes(12).toString('hex')}`

/** https://docs.stripe.com/webhooks/signature */
function signed(bytes: Buffer, secret: string, time: number) {
  const signature = createHmac('sha256', secret).update(`${time}.`).update(bytes).digest('hex')
  return { 'stripe-signature': `t=${time},v1=${signature}` }
}

function metadataIn(form: Record<string, unknown>, name: string): Record<string, string> {
  const entries = Object.entries(form).filter(([key]) => key.startsWith(`${name}[`))
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(name.length + 1, -1), String(value)]))
}

const problem = (status: number, code: string, payment_intent?: object): Reply => ({
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

/** Without hundredths: the francs that we take. */
const WHOLE = new Set(['rwf', 'xaf', 'xof'])
const priceOf = ({ amount, currency }: Session) =>
  `${WHOLE.has(currency) ? amount : (amount / 100).toFixed(2)} ${currency.toUpperCase()}`
