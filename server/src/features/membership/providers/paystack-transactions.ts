import * as z from 'zod'
import { codeOf, type PaystackCall, units } from './paystack-call.ts'
import type { AskedOrder, Payment, Refund, RefundState } from './provider.ts'
import { understood } from './provider-http.ts'

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
    authorization: Authorization.nullish().catch(null), // an empty object until somebody has paid
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

export async function ask(call: PaystackCall, { providerId, refundId }: AskedOrder): Promise<Payment> {
  const transaction = await transactionOf(call, providerId)
  if (transaction?.status === 'failed') return { state: 'failed' }
  if (transaction?.status !== 'success' && transaction?.status !== 'reversed') return { state: 'open' }
  const { reference, amount, currency, authorization, customer } = transaction
  const refunds = (await refundsOf(call, transaction.id)).filter(({ status }) => status !== 'failed')
  const own = refunds.filter(({ merchant_note }) => refundId && merchant_note === refundId)
  const all = transaction.status === 'reversed' ? amount : sum(refunds)
  const card = authorization?.reusable && authorization.channel === 'card' ? authorization : null
  return {
    state: 'paid',
    reference,
    amount: units.from(amount, currency),
    currency,
    payerCountry: authorization?.country_code || null,
    // Paystack charges a card again under the address that it was first used with.
    card: card?.last4
      ? { token: `${card.authorization_code}/${customer?.email}`, lastFour: card.last4 }
      : null,
    returned: units.from(Math.max(0, all - sum(own)), currency),
  }
}

/** Its reference is our order's id. */
export const findCharge = async (call: PaystackCall, orderId: string): Promise<string | null> =>
  (await transactionOf(call, orderId)) && orderId

/** @returns null for a transaction that Paystack has never heard of */
async function transactionOf(call: PaystackCall, reference: string) {
  const answer = await call({ path: `/transaction/verify/${encodeURIComponent(reference)}` })
  const isUnknown = answer.status === 404 || codeOf(answer) === 'transaction_not_found'
  return isUnknown ? null : understood('paystack', Transaction, answer).data
}

const sum = (refunds: z.infer<typeof RefundObject>[]) =>
  refunds.reduce((total, { amount }) => total + amount, 0)

/** It finds them by the number of their transaction, and not by its reference. */
async function refundsOf(call: PaystackCall, transactionId: number) {
  const path = `/refund?perPage=100&transaction=${transactionId}`
  return understood('paystack', Refunds, await call({ path })).data
}

export async function refund(call: PaystackCall, refund: Refund): Promise<RefundState> {
  const known = await findRefund(call, refund)
  if (known) return refundStateOf(known)
  const json = { transaction: refund.providerId, amount: units.of(refund.price), merchant_note: refund.id }
  const answer = await call({ path: '/refund', json })
  return answer.status >= 400 ? 'refused' : refundStateOf(understood('paystack', NewRefund, answer).data)
}

export async function askRefund(call: PaystackCall, refund: Refund): Promise<RefundState> {
  const known = await findRefund(call, refund)
  return known ? refundStateOf(known) : 'open'
}

/** It keeps no reference of ours but the note, so that asking twice must look first. */
async function findRefund(call: PaystackCall, { id, providerId }: Refund) {
  const transaction = await transactionOf(call, providerId)
  if (!transaction) return null
  return (await refundsOf(call, transaction.id)).find(({ merchant_note }) => merchant_note === id)
}

function refundStateOf({ status }: z.infer<typeof RefundObject>): RefundState {
  if (status === 'processed') return 'done'
  return status === 'failed' ? 'failed' : 'open'
}
