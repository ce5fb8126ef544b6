import * as z from 'zod'
import type { Refund, RefundState } from './provider.ts'
import { refused, understood } from './provider-http.ts'
import { type StripeCall, units } from './stripe-call.ts'
import { Metadata, sessionOf } from './stripe-reading.ts'

const RefundObject = z.object({ status: z.string().nullable(), metadata: Metadata.nullish() })
const Refunds = z.object({ data: z.array(RefundObject) })

export async function refund(call: StripeCall, refund: Refund): Promise<RefundState> {
  const intent = await intentIdOf(call, refund)
  const known = await findRefund(call, intent, refund) // Stripe forgets an idempotency key after a day
  if (known) return refundStateOf(known)
  const form = {
    payment_intent: intent,
    amount: String(units.of(refund.price)),
    'metadata[refund_id]': refund.id,
    'metadata[order_id]': refund.orderId,
  }
  // A refusal is repeated for a day under the same key.
  const key = refund.tries === 0 ? refund.id : `${refund.id}:${refund.tries}`
  const answer = await call({ path: '/v1/refunds', form }, key)
  if (answer.status === 409) throw refused('stripe', answer) // another request is under way
  return answer.status >= 400 ? 'refused' : refundStateOf(understood('stripe', RefundObject, answer))
}

export async function askRefund(call: StripeCall, refund: Refund): Promise<RefundState> {
  const known = await findRefund(call, await intentIdOf(call, refund), refund)
  return known ? refundStateOf(known) : 'open'
}

async function intentIdOf(call: StripeCall, { providerId }: Refund): Promise<string> {
  if (!providerId.startsWith('cs_')) return providerId
  const id = (await sessionOf(call, providerId))?.payment_intent?.id
  if (!id) throw refused('stripe', { status: 404, body: null })
  return id
}

async function findRefund(call: StripeCall, intentId: string, { id }: Refund) {
  const path = `/v1/refunds?limit=100&payment_intent=${encodeURIComponent(intentId)}`
  const { data } = understood('stripe', Refunds, await call({ path }))
  return data.find(({ metadata }) => metadata?.['refund_id'] === id)
}

function refundStateOf({ status }: z.infer<typeof RefundObject>): RefundState {
  if (status === 'succeeded') return 'done'
  return status === 'failed' || status === 'canceled' ? 'failed' : 'open'
}
