import { createHmac, randomBytes } from 'node:crypto'
import type { Http } from '../../server/src/platform/http.ts'
import {
  type Asked,
  createFake,
  type FakeOptions,
  type Message,
  type Reply,
  textOf,
  withQuery,
} from './fake.ts'

export const PAYSTACK_KEY = 'sk_test_development_paystack'

interface Transaction {
  id: number
  createdAt: string
  reference: string
  code: string
  status: 'abandoned' | 'success' | 'failed' | 'reversed'
  amount: number
  paid: number
  currency: string
  email: string
  returnTo: string
  authorization: string | null
}
interface RefundRow {
  id: number
  createdAt: string
  transaction: number
  amount: number
  note: string
  status: 'pending' | 'processed'
}
interface State {
  lastId: number
  /** By reference. */
  transactions: Record<string, Transaction>
  refunds: RefundRow[]
  /** The address that each stored card was first used with. */
  cards: Record<string, string>
}

/** Paystack as its description says. Cards whose code ends in `_declines` are declined when they are charged again. */
export function createPaystack(options: FakeOptions) {
  const fake = createFake<State>(
    'paystack',
    { lastId: 1_000, transactions: {}, refunds: [], cards: {} },
    options,
  )
  const { state } = fake
  const nextId = () => ++state.lastId
  const time = () => fake.now().toISOString()

  const event = (name: string, data: object): Message => ({
    body: { event: name, data },
    sign: (bytes, forged) => {
      const signature = createHmac('sha512', forged ? 'another key' : PAYSTACK_KEY).update(bytes)
      return { 'x-paystack-signature': signature.digest('hex') }
    },
  })

  function newTransaction(asked: Asked, returnTo: string): Transaction | null {
    const { reference, amount, currency, email } = asked.body
    if (state.transactions[String(reference)]) return null
    const transaction: Transaction = {
      id: nextId(),
      createdAt: time(),
      reference: String(reference),
      code: randomBytes(8).toString('hex'),
      status: 'abandoned',
      amount: Number(amount),
      paid: 0,
      currency: String(currency),
      email: String(email),
      returnTo,
      authorization: null,
    }
    state.transactions[transaction.reference] = transaction
    return transaction
  }

  const initialize = (asked: Asked): Reply => {
    const transaction = newTransaction(asked, String(asked.body['callback_url']))
    if (!transaction) return duplicate
    const { reference, code } = transaction
    const data = { authorization_url: `${fake.address()}/pay/${code}`, access_code: code, reference }
    return ok('Authorization URL created', data)
  }

  const chargeAuthorization = (asked: Asked): Reply => {
    const code = String(asked.body['authorization_code'])
    if (!state.cards[code] || state.cards[code] !== asked.body['email']) return refused(400, 'invalid_params')
    const transaction = newTransaction(asked, '')
    if (!transaction) return duplicate
    settle(transaction, code.endsWith('_declines') ? 'failed' : 'success', code)
    return ok('Charge attempted', transactionShape(transaction))
  }

  function settle(transaction: Transaction, status: 'success' | 'failed', authorization: string) {
    transaction.status = status
    if (status === 'failed') return // Paystack tells of payments that went well, and of no others
    transaction.paid = fake.paidOf(transaction.amount)
    transaction.authorization = authorization
    state.cards[authorization] ??= transaction.email
    fake.send(event('charge.success', transactionShape(transaction)))
  }

  const createRefund = ({ body }: Asked): Reply => {
    const transaction = state.transactions[String(body['transaction'])]
    if (!transaction) return refused(404, 'transaction_not_found')
    const amount = Number(body['amount'] ?? transaction.paid)
    const returned = state.refunds.filter(({ transaction: id }) => id === transaction.id)
    const left = returned.reduce((sum, refund) => sum - refund.amount, transaction.paid)
    if (amount > left) return refused(400, 'invalid_params')
    const refund: RefundRow = {
      id: nextId(),
      createdAt: time(),
      transaction: transaction.id,
      amount,
      note: textOf(body['merchant_note']),
      status: 'pending',
    }
    state.refunds.push(refund)
    const answer = ok('Refund has been queued for processing', {
      ...refundShape(refund, transaction),
      transaction: { id: transaction.id, reference: transaction.reference },
    })
    refund.status = 'processed'
    if (amount === left) transaction.status = 'reversed'
    fake.send(
      event('refund.processed', {
        status: 'processed',
        transaction_reference: transaction.reference,
        refund_reference: null,
        amount: String(amount),
        currency: transaction.currency,
        id: String(refund.id),
      }),
    )
    return answer
  }

  function mount(scope: Http) {
    fake.call(scope, 'POST', '/transaction/initialize', PAYSTACK_KEY, initialize)
    fake.call(scope, 'POST', '/transaction/charge_authorization', PAYSTACK_KEY, chargeAuthorization)
    fake.call(scope, 'GET', '/transaction/verify/:reference', PAYSTACK_KEY, ({ params }) => {
      const transaction = state.transactions[params['reference'] ?? '']
      if (!transaction) return refused(400, 'transaction_not_found')
      return ok('Verification successful', transactionShape(transaction))
    })
    fake.call(scope, 'POST', '/refund', PAYSTACK_KEY, createRefund)
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
    fake.payPage(scope, '/pay/:id', show, act)
  }

  const byCode = (code: string) => Object.values(state.transactions).find((one) => one.code === code)

  const show = (code: string) => {
    const transaction = byCode(code)
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

  function act(code: string, what: string): string | null {
    const transaction = byCode(code)
    if (!transaction) return null
    const { reference, returnTo } = transaction
    const card = `AUTH_${randomBytes(5).toString('hex')}${what === 'pay_declines' ? '_declines' : ''}`
    if (what !== 'close') settle(transaction, what === 'decline' ? 'failed' : 'success', card)
    return what === 'close' ? returnTo : withQuery(returnTo, { trxref: reference, reference })
  }

  return { ...fake, mount }
}

const ok = (message: string, data: object): Reply => ({ status: 200, body: { status: true, message, data } })

const refused = (status: number, code: string): Reply => ({
  status,
  body: {
    status: false,
    message: code,
    type: 'validation_error',
    code,
    meta: { nextStep: 'Look at the request' },
  },
})
const duplicate = refused(400, 'duplicate_reference')

const transactionShape = (transaction: Transaction) => ({
  id: transaction.id,
  domain: 'test',
  status: transaction.status,
  reference: transaction.reference,
  amount: transaction.paid || transaction.amount,
  message: null,
  gateway_response: transaction.paid > 0 ? 'Successful' : 'Declined',
  paid_at: transaction.paid > 0 ? transaction.createdAt : null,
  created_at: transaction.createdAt,
  channel: 'card',
  currency: transaction.currency,
  authorization: transaction.authorization
    ? {
        authorization_code: transaction.authorization,
        bin: '408408',
        last4: '4081',
        exp_month: '12',
        exp_year: '2035',
        channel: 'card',
        card_type: 'visa',
        bank: 'TEST BANK',
        country_code: 'NG',
        brand: 'visa',
        reusable: true,
      }
    : {},
  customer: { id: transaction.id, email: transaction.email, customer_code: `CUS_${transaction.code}` },
  requested_amount: transaction.amount,
})

const refundShape = (refund: RefundRow, { currency, reference }: Transaction) => ({
  id: refund.id,
  transaction: refund.transaction,
  transaction_reference: reference,
  domain: 'test',
  currency,
  amount: refund.amount,
  status: refund.status,
  customer_note: '',
  merchant_note: refund.note,
  createdAt: refund.createdAt,
})
