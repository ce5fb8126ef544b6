import type { Http } from '../../server/src/platform/http.ts'
import { createFake, type FakeOptions, type Reply, textOf } from './fake.ts'
import {
  createIntent,
  createRefund,
  createSession,
  dispute,
  idempotent,
  pay,
  problem,
  type StripeFake,
  winDispute,
} from './stripe-api.ts'
import {
  disputeShape,
  intentShape,
  listShape,
  refundShape,
  type Session,
  type StripeState,
  sessionShape,
} from './stripe-shapes.ts'

export const STRIPE_KEY = 'sk_test_development'

/** Hosted card payments as Stripe documents them. Cards whose id ends in `_declines` are declined. */
export function createStripe(options: FakeOptions) {
  const empty = { sessions: {}, intents: {}, refunds: {}, answers: {} }
  const fake = createFake<StripeState>('stripe', empty, options)
  return {
    ...fake,
    mount: (scope: Http) => mount(scope, fake),
    dispute: (intentId: string, amount?: number) => dispute(fake, intentId, amount),
    winDispute: (intentId: string) => winDispute(fake, intentId),
  }
}

function mount(scope: Http, fake: StripeFake) {
  mountSessions(scope, fake)
  mountIntents(scope, fake)
  mountReturns(scope, fake)
  fake.payPage(
    scope,
    '/pay/:id',
    (id) => show(fake, id),
    (id, what) => act(fake, id, what),
  )
}

function mountSessions(scope: Http, fake: StripeFake) {
  const create = idempotent(fake, (received) => createSession(fake, received))
  fake.call(scope, 'POST', '/v1/checkout/sessions', STRIPE_KEY, create)
  fake.call(scope, 'GET', '/v1/checkout/sessions/:id', STRIPE_KEY, ({ params, query }) =>
    of(fake.state.sessions, params['id'], (session) => sessionShape(fake, session, 'expand[0]' in query)),
  )
}

function mountIntents(scope: Http, fake: StripeFake) {
  const path = '/v1/payment_intents'
  const create = idempotent(fake, (received) => createIntent(fake, received))
  fake.call(scope, 'POST', path, STRIPE_KEY, create)
  fake.call(scope, 'GET', path, STRIPE_KEY, ({ query }) => {
    const intents = Object.values(fake.state.intents).filter(({ customer }) => customer === query['customer'])
    return listReply(path, intents, (intent) => intentShape(intent, false))
  })
  fake.call(scope, 'GET', `${path}/search`, STRIPE_KEY, ({ query }) => {
    const [, order] = /^metadata\['order_id'\]:'([\w-]+)'$/.exec(textOf(query['query'])) ?? []
    const found = Object.values(fake.state.intents).filter(({ metadata }) => metadata['order_id'] === order)
    const { body } = listReply(path, found, (intent) => intentShape(intent, false))
    return { status: 200, body: { ...body, object: 'search_result', url: `${path}/search` } }
  })
  fake.call(scope, 'GET', `${path}/:id`, STRIPE_KEY, ({ params, query }) =>
    of(fake.state.intents, params['id'], (intent) => intentShape(intent, 'expand[0]' in query)),
  )
}

function mountReturns(scope: Http, fake: StripeFake) {
  const { state } = fake
  const create = idempotent(fake, (received) => createRefund(fake, received))
  fake.call(scope, 'POST', '/v1/refunds', STRIPE_KEY, create)
  fake.call(scope, 'GET', '/v1/refunds', STRIPE_KEY, ({ query }) => {
    const refunds = Object.values(state.refunds).filter(({ intent }) => intent === query['payment_intent'])
    return listReply('/v1/refunds', refunds, (refund) => refundShape(state, refund))
  })
  fake.call(scope, 'GET', '/v1/disputes', STRIPE_KEY, ({ query }) => {
    const disputed = Object.values(state.intents).filter(
      ({ id, disputed }) => disputed > 0 && id === query['payment_intent'],
    )
    return listReply('/v1/disputes', disputed, disputeShape)
  })
}

const listReply = <Row>(path: string, rows: Row[], shape: (row: Row) => object): Reply => ({
  status: 200,
  body: listShape(
    path,
    rows.map((row) => shape(row)),
  ),
})

function of<Row>(rows: Record<string, Row>, id: string | undefined, shape: (row: Row) => object): Reply {
  const row = rows[id ?? '']
  return row ? { status: 200, body: shape(row) } : problem(404, 'resource_missing')
}

function show(fake: StripeFake, id: string) {
  const session = fake.state.sessions[id]
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

function act(fake: StripeFake, id: string, what: string): string | null {
  const session = fake.state.sessions[id]
  if (!session) return null
  session.isDeclined = what === 'decline'
  if (what.startsWith('pay')) pay(fake, session, what === 'pay_declines')
  return session.isDeclined ? null : session.returnTo
}

/** The currencies without decimals that we accept. */
const WHOLE = new Set(['rwf', 'xaf', 'xof'])
const priceOf = ({ amount, currency }: Session) =>
  `${WHOLE.has(currency) ? amount : (amount / 100).toFixed(2)} ${currency.toUpperCase()}`
