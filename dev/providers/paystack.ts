import { randomBytes } from 'node:crypto'
import type { Http } from '../../server/src/platform/http.ts'
import { createFake, type FakeOptions, withQuery } from './fake.ts'
import {
  chargeAuthorization,
  createRefund,
  initialize,
  notFound,
  ok,
  PAYSTACK_KEY,
  type PaystackFake,
  settle,
} from './paystack-api.ts'
import { type PaystackState, type RefundStatus, refundShape, transactionShape } from './paystack-shapes.ts'

/** Declines later charges of cards whose code ends in `_declines`. */
export function createPaystack(options: FakeOptions) {
  const empty = { lastId: 1_000, transactions: {}, refunds: [], cards: {} }
  const refundSteps: RefundStatus[][] = []
  const fake = {
    ...createFake<PaystackState>('paystack', empty, options),
    nextRefunds: refundSteps,
    refundSteps: () => refundSteps.shift() ?? (['processed'] as const),
  }
  return { ...fake, mount: (scope: Http) => mount(scope, fake) }
}

function mount(scope: Http, fake: PaystackFake) {
  const { state } = fake
  fake.call(scope, 'POST', '/transaction/initialize', PAYSTACK_KEY, (request) => initialize(fake, request))
  fake.call(scope, 'POST', '/transaction/charge_authorization', PAYSTACK_KEY, (request) =>
    chargeAuthorization(fake, request),
  )
  fake.call(scope, 'GET', '/transaction/verify/:reference', PAYSTACK_KEY, ({ params }) => {
    const transaction = state.transactions[params['reference'] ?? '']
    if (!transaction) return notFound
    return ok('Verification successful', transactionShape(transaction))
  })
  fake.call(scope, 'POST', '/refund', PAYSTACK_KEY, (request) => createRefund(fake, request))
  fake.call(scope, 'GET', '/refund', PAYSTACK_KEY, ({ query }) => {
    const transaction = Object.values(state.transactions).find(
      ({ id }) => String(id) === query['transaction'],
    )
    const refunds = state.refunds.filter((refund) => refund.transaction === transaction?.id)
    return ok(
      'Refunds retrieved',
      transaction ? refunds.map((refund) => refundShape(refund, transaction)) : [],
    )
  })
  fake.payPage(
    scope,
    '/pay/:id',
    (code) => show(fake, code),
    (code, what) => act(fake, code, what),
  )
}

const byCode = ({ state }: PaystackFake, code: string) =>
  Object.values(state.transactions).find((one) => one.code === code)

function show(fake: PaystackFake, code: string) {
  const transaction = byCode(fake, code)
  if (!transaction || transaction.paid > 0) return null
  return {
    heading: 'Pay by card',
    price: `${transaction.amount / 100} ${transaction.currency}`,
    title: 'Ndoa',
    buttons: {
      pay: 'Pay',
      pay_declines: 'Pay, and decline what comes later',
      decline: 'Decline',
      close: 'Close',
    },
  }
}

function act(fake: PaystackFake, code: string, what: string): string | null {
  const transaction = byCode(fake, code)
  if (!transaction) return null
  const { reference, returnTo } = transaction
  const card = `AUTH_${randomBytes(5).toString('hex')}${what === 'pay_declines' ? '_declines' : ''}`
  if (what !== 'close') settle(fake, transaction, what === 'decline' ? 'failed' : 'success', card)
  return what === 'close' ? returnTo : withQuery(returnTo, { trxref: reference, reference })
}
