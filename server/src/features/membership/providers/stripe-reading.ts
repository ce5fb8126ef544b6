import * as z from 'zod'
import type { Payment, PaymentQuery } from './provider.ts'
import { parseAnswer } from './provider-http.ts'
import { type StripeCall, units } from './stripe-call.ts'

const Charge = z.object({
  amount_refunded: z.number(),
  disputed: z.boolean(),
  payment_method_details: z
    .object({ card: z.object({ last4: z.string().nullish(), country: z.string().nullish() }).nullish() })
    .nullish(),
})
export const Metadata = z.record(z.string(), z.string())
export const Intent = z.object({
  id: z.string(),
  status: z.string(),
  amount_received: z.number(),
  currency: z.string(),
  customer: z.string().nullish(),
  payment_method: z.string().nullish(),
  metadata: Metadata,
  latest_charge: Charge.nullish(),
})
export const Session = z.object({
  id: z.string(),
  url: z.string().nullish(),
  status: z.string().nullable(),
  payment_status: z.string(),
  client_reference_id: z.string().nullable(),
})
const PaidSession = Session.extend({ payment_intent: Intent.nullish() })
export const RefundObject = z.object({
  status: z.string().nullable(),
  amount: z.number(),
  metadata: Metadata.nullish(),
})
const Refunds = z.object({ data: z.array(RefundObject) })
const Disputes = z.object({ data: z.array(z.object({ amount: z.number(), status: z.string() })) })

export async function ask(call: StripeCall, { providerId, refundId }: PaymentQuery): Promise<Payment> {
  if (!providerId.startsWith('cs_')) return paymentOf(call, await intentOf(call, providerId), refundId)
  const session = await sessionOf(call, providerId)
  if (!session) return { state: 'unknown' }
  if (session.payment_status !== 'paid' || !session.payment_intent)
    return { state: session.status === 'expired' ? 'failed' : 'open' }
  return paymentOf(call, session.payment_intent, refundId, session.client_reference_id ?? '')
}

export async function sessionOf(call: StripeCall, id: string) {
  const path = `/v1/checkout/sessions/${encodeURIComponent(id)}?expand[0]=payment_intent.latest_charge`
  const answer = await call({ path })
  return answer.status === 404 ? null : parseAnswer('stripe', PaidSession, answer)
}

export async function intentOf(call: StripeCall, id: string) {
  const answer = await call({
    path: `/v1/payment_intents/${encodeURIComponent(id)}?expand[0]=latest_charge`,
  })
  return answer.status === 404 ? null : parseAnswer('stripe', Intent, answer)
}

async function paymentOf(
  call: StripeCall,
  intent: z.infer<typeof Intent> | null,
  refundId: string | null | undefined,
  reference = intent?.metadata['order_id'] ?? '',
): Promise<Payment> {
  if (!intent) return { state: 'unknown' }
  if (intent.status === 'processing') return { state: 'open' }
  if (intent.status !== 'succeeded') return { state: 'failed' } // the member is not present to complete it
  const { currency, customer, payment_method, latest_charge: charge } = intent
  const { last4, country } = charge?.payment_method_details?.card ?? {}
  const lost = charge?.disputed ? await disputedAmount(call, intent.id) : 0
  const refunded = charge?.amount_refunded ?? 0
  const own = refunded > 0 && refundId ? await ownRefund(call, intent.id, refundId) : 0
  return {
    state: 'paid',
    reference,
    amount: units.from(intent.amount_received, currency),
    currency,
    payerCountry: country ?? null,
    card:
      customer && payment_method && last4
        ? { token: `${customer}/${payment_method}`, lastFour: last4 }
        : null,
    returned: units.from(Math.max(0, refunded - own) + lost, currency),
  }
}

async function ownRefund(call: StripeCall, intentId: string, refundId: string): Promise<number> {
  const known = await findRefund(call, intentId, refundId)
  return known && !isUndone(known) ? known.amount : 0
}

export async function findRefund(call: StripeCall, intentId: string, refundId: string) {
  const path = `/v1/refunds?limit=100&payment_intent=${encodeURIComponent(intentId)}`
  const { data } = parseAnswer('stripe', Refunds, await call({ path }))
  return data.find(({ metadata }) => metadata?.['refund_id'] === refundId)
}

export const isUndone = ({ status }: z.infer<typeof RefundObject>): boolean =>
  status === 'failed' || status === 'canceled'

/** Includes disputes that are not decided yet. */
async function disputedAmount(call: StripeCall, intentId: string): Promise<number> {
  const path = `/v1/disputes?limit=100&payment_intent=${encodeURIComponent(intentId)}`
  const { data } = parseAnswer('stripe', Disputes, await call({ path }))
  const lost = data.filter(({ status }) => !/^(won|prevented|warning_)/.test(status))
  return lost.reduce((sum, { amount }) => sum + amount, 0)
}
