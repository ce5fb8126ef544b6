import * as z from 'zod/mini'
import { call, reply } from './call.ts'
import { heldOrderRoutes } from './held-order-routes.ts'
import { Text, Timestamp } from './ids.ts'
import { Money, OrderId } from './membership.ts'
import { HELD_FOR, ORDER_STATES, PROVIDERS, SETTLED_NOTE_MAX } from './membership-rules.ts'

const forAdmins = { access: 'admin', suspended: 'denied' } as const

/** An order that a person has to look at, or has looked at lately. Nothing of its member. */
export const HeldOrder = z.object({
  id: OrderId,
  provider: z.enum(PROVIDERS),
  /** What the provider calls it. */
  reference: z.nullable(z.string()),
  state: z.enum(ORDER_STATES),
  held_for: z.enum(HELD_FOR),
  held_at: Timestamp,
  ordered_at: Timestamp,
  price: Money,
  /** By us. */
  refunded: z.nullable(Money),
  /** What went back otherwise: by the payer's bank, or by hand. */
  returned: z.nullable(Money),
  /** Null: nobody has settled it yet. */
  settled: z.nullable(z.object({ at: Timestamp, by: z.nullable(z.string()), note: z.string() })),
})
export type HeldOrder = z.infer<typeof HeldOrder>

const getHeldOrders = call(
  heldOrderRoutes.getHeldOrders,
  'Orders that need a person, the oldest first, and those that were settled last',
  forAdmins,
)
  .input(z.strictObject({}))
  .output(reply(z.array(HeldOrder)))

/** `is_held`: what the provider says still does not agree. */
const askAboutOrder = call(
  heldOrderRoutes.askAboutOrder,
  'Ask the provider about a held order now, and follow the answer',
  forAdmins,
)
  .input(z.strictObject({ order_id: OrderId }))
  .output(reply(z.object({ is_held: z.boolean() })))

const settleOrder = call(
  heldOrderRoutes.settleOrder,
  'Say that a held order was settled by hand, and how',
  forAdmins,
)
  .input(
    z.strictObject({
      order_id: OrderId,
      note: Text(SETTLED_NOTE_MAX).check(z.minLength(1, { error: 'Please say what was done' })),
    }),
  )
  .output(reply(z.object({})))

export const heldOrderCalls = { getHeldOrders, askAboutOrder, settleOrder }
