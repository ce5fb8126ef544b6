// State and API shapes of the Stripe fake, with names and types from Stripe's documentation.
import type { Fake, Reply } from './fake.ts'

export interface Session {
  id: string
  created: number
  reference: string
  returnTo: string
  amount: number
  currency: string
  title: string
  storesCard: boolean
  intent: string | null
  metadata: Record<string, string>
  isDeclined: boolean
}
export interface Intent {
  id: string
  created: number
  status: 'succeeded' | 'requires_payment_method'
  amount: number
  received: number
  currency: string
  customer: string | null
  paymentMethod: string | null
  metadata: Record<string, string>
  refunded: number
  disputed: number
  isWon?: boolean
}
export interface RefundRow {
  id: string
  created: number
  intent: string
  amount: number
  metadata: Record<string, string>
}
export interface StripeState {
  sessions: Record<string, Session>
  intents: Record<string, Intent>
  refunds: Record<string, RefundRow>
  answers: Record<string, { asked: string; reply: Reply }>
}

export const listShape = (url: string, data: object[]) => ({ object: 'list', data, has_more: false, url })

export function sessionShape({ state, address }: Fake<StripeState>, session: Session, expanded: boolean) {
  const intent = state.intents[session.intent ?? ''] ?? null
  return {
    id: session.id,
    object: 'checkout.session',
    amount_total: session.amount,
    client_reference_id: session.reference,
    created: session.created,
    currency: session.currency,
    customer: intent?.customer ?? null,
    expires_at: session.created + 86_400,
    livemode: false,
    mode: 'payment',
    payment_intent: expanded && intent ? intentShape(intent, true) : session.intent,
    payment_status: intent ? 'paid' : 'unpaid',
    status: intent ? 'complete' : 'open',
    success_url: session.returnTo,
    url: intent ? null : `${address()}/pay/${session.id}`,
  }
}

export function intentShape(intent: Intent, expanded: boolean) {
  const isPaid = intent.status === 'succeeded'
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_received: intent.received,
    created: intent.created,
    currency: intent.currency,
    customer: intent.customer,
    latest_charge: expanded ? chargeShape(intent) : chargeId(intent),
    livemode: false,
    metadata: intent.metadata,
    payment_method: isPaid ? intent.paymentMethod : null,
    status: intent.status,
  }
}

const chargeId = ({ id }: Intent) => id.replace('pi_', 'ch_')

export const chargeShape = (intent: Intent) => ({
  id: chargeId(intent),
  object: 'charge',
  amount: intent.amount,
  amount_refunded: intent.refunded,
  created: intent.created,
  currency: intent.currency,
  disputed: intent.disputed > 0,
  livemode: false,
  metadata: intent.metadata,
  paid: intent.status === 'succeeded',
  payment_intent: intent.id,
  payment_method_details: { type: 'card', card: { brand: 'visa', country: 'GB', last4: '4242' } },
  refunded: intent.refunded > 0 && intent.refunded === intent.received,
  status: intent.status === 'succeeded' ? 'succeeded' : 'failed',
})

export const refundShape = (state: StripeState, { id, created, intent, amount, metadata }: RefundRow) => ({
  id,
  object: 'refund',
  amount,
  created,
  currency: state.intents[intent]?.currency ?? '',
  metadata,
  payment_intent: intent,
  status: 'succeeded',
})

export const disputeShape = (intent: Intent) => ({
  id: intent.id.replace('pi_', 'du_'),
  object: 'dispute',
  amount: intent.disputed,
  charge: chargeId(intent),
  created: intent.created,
  currency: intent.currency,
  livemode: false,
  metadata: {},
  payment_intent: intent.id,
  status: intent.isWon ? 'won' : 'needs_response',
})
