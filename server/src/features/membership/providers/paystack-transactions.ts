import * as z from 'zod'
import { codeOf, type PaystackCall, units } from './paystack-call.ts'
import type { Payment, PaymentQuery, Refund, RefundState } from './provider.ts'
import { parseAnswer } from './provider-http.ts'

const Authorization = z.object({
  authorization_code: z.string(),
  last4: z.string().nullish(),
  country_code: z.string().nullish(),
  channel: z.string().nullish(),
  reusable: z.boolean().nullish(),
})
const Transaction = z.object({
  data: z.object({
    id: z.number(),
    status: z.string(),
    reference: z.string(),
    amount: z.number(),
    currency: z.string(),
    authorization: Authorization.nullish().catch(null), // an empty object until the payment
    customer: z.object({ email: z.string() }).nullish(),
  }),
})
const RefundObject = z.object({
  status: z.string(),
  amount: z.number(),
  merchant_note: z.string().nullish(),
})
const Refunds = z.object({ data: z.array(RefundObject) })
const NewRefund = z.object({ data: RefundObject })

export async function ask(call: PaystackCall, { providerId, refundId }: PaymentQuery): Promise<Payment> {
  const transaction = await transactionOf(call, providerId)
  if (!transaction) return { state: 'unknown' }
  if (transaction.status === 'failed') return { state: 'failed' }
  if (transaction.status !== 'success' && transaction.status !== 'reversed') return { state: 'open' }
  const { reference, amount, currency, authorization, customer } = transaction
  const refunds = (await refundsOf(call, transaction.id)).filter(({ status }) => status !== 'failed')
  const own = refunds.filter(({ merchant_note }) => refundId && merchant_note === refundId)
  // A partial refund also sets `reversed`. Without any refund, another party has returned the whole amount.
  const all = transaction.status === 'reversed' && refunds.length === 0 ? amount : sum(refunds)
  const card = authorization?.reusable && authorization.channel === 'card' ? authorization : null
  return {
    state: 'paid',
    reference,
    amount: units.from(amount, currency),
    currency,
    payerCountry: authorization?.country_code || null,
    // Paystack charges a stored card only together with the address with which it was first used.
    card: card?.last4
      ? { token: `${card.authorization_code}/${customer?.email}`, lastFour: card.last4 }
      : null,
    returned: units.from(Math.max(0, all - sum(own)), currency),
  }
}

export const findCharge = async (call: PaystackCall, orderId: string): Promise<string | null> =>
  (await transactionOf(call, orderId)) && orderId

async function transactionOf(call: PaystackCall, reference: string) {
  const answer = await call({ path: `/transaction/verify/${encodeURIComponent(reference)}` })
  const isUnknown = answer.status === 404 || codeOf(answer) === 'transaction_not_found'
  return isUnknown ? null : parseAnswer('paystack', Transaction, answer).data
}

const sum = (refunds: z.infer<typeof RefundObject>[]) =>
  refunds.reduce((total, { amount }) => total + amount, 0)

/** Paystack finds refunds by the transaction's number, not by its reference. */
async function refundsOf(call: PaystackCall, transactionId: number) {
  const path = `/refund?perPage=100&transaction=${transactionId}`
  return parseAnswer('paystack', Refunds, await call({ path })).data
}

export async function refund(call: PaystackCall, refund: Refund): Promise<RefundState> {
  const known = await findRefund(call, refund)
  if (known) return refundStateOf(known)
  const json = { transaction: refund.providerId, amount: units.of(refund.price), merchant_note: refund.id }
  const answer = await call({ path: '/refund', json })
  return answer.status >= 400 ? 'refused' : refundStateOf(parseAnswer('paystack', NewRefund, answer).data)
}

export async function askRefund(call: PaystackCall, refund: Refund): Promise<RefundState> {
  const known = await findRefund(call, refund)
  return known ? refundStateOf(known) : 'open'
}

/** Paystack stores our reference only in the note, so a repeated request must look for it first. */
async function findRefund(call: PaystackCall, { id, providerId }: Refund) {
  const transaction = await transactionOf(call, providerId)
  if (!transaction) return null
  return (await refundsOf(call, transaction.id)).find(({ merchant_note }) => merchant_note === id)
}

/** The other states are `pending` and `processing`: https://paystack.com/docs/payments/refunds. */
function refundStateOf({ status }: z.infer<typeof RefundObject>): RefundState {
  if (status === 'processed') return 'done'
  if (status === 'needs-attention') return 'needs_details'
  return status === 'failed' ? 'failed' : 'open'
}
