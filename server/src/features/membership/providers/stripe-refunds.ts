import type * as z from 'zod'
import type { Refund, RefundState } from './provider.ts'
import { parseAnswer, refused } from './provider-http.ts'
import { type StripeCall, units } from './stripe-call.ts'
import { findRefund, isUndone, RefundObject, sessionOf } from './stripe-reading.ts'

export async function refund(call: StripeCall, refund: Refund): Promise<RefundState> {
  const intent = await intentIdOf(call, refund)
  const known = await findRefund(call, intent, refund.id) // Stripe forgets an idempotency key after a day
  if (known) return refundStateOf(known)
  const form = {
    payment_intent: intent,
    amount: String(units.of(refund.price)),
    'metadata[refund_id]': refund.id,
    'metadata[order_id]': refund.orderId,
  }
  const answer = await call({ path: '/v1/refunds', form }, refund.id)
  if (answer.status === 409) throw refused('stripe', answer) // another request is in progress
  return answer.status >= 400 ? 'refused' : refundStateOf(parseAnswer('stripe', RefundObject, answer))
}

export async function askRefund(call: StripeCall, refund: Refund): Promise<RefundState> {
  const known = await findRefund(call, await intentIdOf(call, refund), refund.id)
  return known ? refundStateOf(known) : 'open'
}

async function intentIdOf(call: StripeCall, { providerId }: Refund): Promise<string> {
  if (!providerId.startsWith('cs_')) return providerId
  const id = (await sessionOf(call, providerId))?.payment_intent?.id
  if (!id) throw refused('stripe', { status: 404, body: null })
  return id
}

function refundStateOf(refund: z.infer<typeof RefundObject>): RefundState {
  if (refund.status === 'succeeded') return 'done'
  return isUndone(refund) ? 'failed' : 'open'
}
