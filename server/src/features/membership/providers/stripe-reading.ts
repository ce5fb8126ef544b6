import * as z from 'zod'
import type { Payment } from './provider.ts'
import { understood } from './provider-http.ts'
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
const Disputes = z.object({ data: z.array(z.object({ amount: z.number(), status: z.string() })) })

export async function ask(call: StripeCall, { providerId }: { providerId: string }): Promise<Payment> {
  if (!providerId.startsWith('cs_')) return paymentOf(call, await intentOf(call, providerId))
  const session = await sessionOf(call, providerId)
  if (!session) return { state: 'open' }
  if (session.payment_status !== 'paid' || !session.payment_intent)
    return { state: session.status === 'expired' ? 'failed' : 'open' }
  return paymentOf(call, session.payment_intent, session.client_reference_id ?? '')
}

export async function sessionOf(call: StripeCall, id: string) {
  const path = `/v1/checkout/sessions/${encodeURIComponent(id)}?expand[0]=payment_intent.latest_charge`
  const answer = await call({ path })
  return answer.status === 404 ? null : understood('stripe', PaidSession, answer)
}

export async function intentOf(call: StripeCall, id: string) {
  const answer = await call({
    path: `/v1/payment_intents/${encodeURIComponent(id)}?expand[0]=latest_charge`,
  })
  return answer.status === 404 ? null : understood('stripe', Intent, answer)
}

async function paymentOf(
  call: StripeCall,
  intent: z.infer<typeof Intent> | null,
  reference = intent?.metadata['order_id'] ?? '',
): Promise<Payment> {
  if (!intent || intent.status === 'processing') return { state: 'open' }
  if (intent.status !== 'succeeded') return { state: 'failed' } // nobody is there to do what it requires
  const { currency, customer, payment_method, latest_charge: charge } = intent
  const { last4, country } = charge?.payment_method_details?.card ?? {}
  const lost = charge?.disputed ? await lostTo(call, intent.id) : 0
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
    returned: units.from((charge?.amount_refunded ?? 0) + lost, currency),
  }
}

/** What the payer's bank has taken back, for now or for good. */
async function lostTo(call: StripeCall, intentId: string): Promise<number> {
  const path = `/v1/disputes?limit=100&payment_intent=${encodeURIComponent(intentId)}`
  const { data } = understood('stripe', Disputes, await call({ path }))
  const lost = data.filter(({ status }) => !/^(won|prevented|warning_)/.test(status))
  return lost.reduce((sum, { amount }) => sum + amount, 0)
}
