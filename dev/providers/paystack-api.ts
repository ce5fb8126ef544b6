import { createHmac, randomBytes } from 'node:crypto'
import { type Fake, type ReceivedRequest, type Reply, textOf } from './fake.ts'
import type { Message } from './fake-callbacks.ts'
import {
  type PaystackState,
  type RefundRow,
  type RefundStatus,
  refundShape,
  type Transaction,
  transactionShape,
} from './paystack-shapes.ts'

export const PAYSTACK_KEY = 'sk_test_development_paystack'

export type PaystackFake = Fake<PaystackState> & { refundSteps: () => readonly RefundStatus[] }

export function initialize(fake: PaystackFake, asked: ReceivedRequest): Reply {
  const transaction = newTransaction(fake, asked, String(asked.body['callback_url']))
  if (!transaction) return duplicate
  const { reference, code } = transaction
  const data = { authorization_url: `${fake.address()}/pay/${code}`, access_code: code, reference }
  return ok('Authorization URL created', data)
}

export function chargeAuthorization(fake: PaystackFake, asked: ReceivedRequest): Reply {
  const code = String(asked.body['authorization_code'])
  if (!fake.state.cards[code] || fake.state.cards[code] !== asked.body['email'])
    return refused(400, 'invalid_params')
  const transaction = newTransaction(fake, asked, '')
  if (!transaction) return duplicate
  settle(fake, transaction, code.endsWith('_declines') ? 'failed' : 'success', code)
  return ok('Charge attempted', transactionShape(transaction))
}

function newTransaction(fake: PaystackFake, asked: ReceivedRequest, returnTo: string): Transaction | null {
  const { reference, amount, currency, email } = asked.body
  if (fake.state.transactions[String(reference)]) return null
  const transaction: Transaction = {
    id: nextId(fake),
    createdAt: timeOf(fake),
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
  fake.state.transactions[transaction.reference] = transaction
  return transaction
}

export function settle(
  fake: PaystackFake,
  transaction: Transaction,
  status: 'success' | 'failed',
  authorization: string,
) {
  transaction.status = status
  if (status === 'failed') return // Paystack sends no event for failed payments
  transaction.paid = fake.paidOf(transaction.amount)
  transaction.authorization = authorization
  fake.state.cards[authorization] ??= transaction.email
  fake.send(event('charge.success', transactionShape(transaction)))
}

export function createRefund(fake: PaystackFake, { body }: ReceivedRequest): Reply {
  const transaction = fake.state.transactions[String(body['transaction'])]
  if (!transaction) return notFound
  const amount = Number(body['amount'] ?? transaction.paid)
  const refundable = refundsOf(fake, transaction).reduce(
    (sum, refund) => sum - refund.amount,
    transaction.paid,
  )
  if (amount > refundable) return refused(400, 'invalid_params')
  const refund: RefundRow = {
    id: nextId(fake),
    createdAt: timeOf(fake),
    transaction: transaction.id,
    amount,
    note: textOf(body['merchant_note']),
    status: 'pending',
  }
  fake.state.refunds.push(refund)
  const answer = ok('Refund has been queued for processing', {
    ...refundShape(refund, transaction),
    transaction: { id: transaction.id, reference: transaction.reference },
  })
  for (const status of fake.refundSteps()) advanceRefund(fake, refund, transaction, status)
  return answer
}

/** Lists the refunds of a transaction without failed ones, whose amount is refundable again. */
const refundsOf = (fake: PaystackFake, { id }: Transaction) =>
  fake.state.refunds.filter(({ transaction, status }) => transaction === id && status !== 'failed')

/** Sends one event per step. Any processed refund, even a partial one, marks its transaction as reversed. */
export function advanceRefund(
  fake: PaystackFake,
  refund: RefundRow,
  transaction: Transaction,
  status: RefundStatus,
): void {
  refund.status = status
  if (status === 'processed') transaction.status = 'reversed'
  fake.send(
    event(`refund.${status}`, {
      status,
      transaction_reference: transaction.reference,
      refund_reference: null,
      amount: String(refund.amount),
      currency: transaction.currency,
      id: String(refund.id),
    }),
  )
}

const nextId = (fake: PaystackFake) => ++fake.state.lastId
const timeOf = (fake: PaystackFake) => fake.now().toISOString()

const event = (name: string, data: object): Message => ({
  body: { event: name, data },
  sign: (bytes, forged) => {
    const signature = createHmac('sha512', forged ? 'another key' : PAYSTACK_KEY).update(bytes)
    return { 'x-paystack-signature': signature.digest('hex') }
  },
})

export const ok = (message: string, data: object): Reply => ({
  status: 200,
  body: { status: true, message, data },
})

export const refused = (status: number, code: string): Reply => ({
  status,
  body: {
    status: false,
    message: code,
    type: 'validation_error',
    code,
    meta: { nextStep: 'Look at the request' },
  },
})
export const notFound: Reply = { status: 404, body: { status: false, message: 'Entity not found' } }
const duplicate = refused(400, 'duplicate_reference')
