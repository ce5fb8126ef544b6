import * as z from 'zod/mini'
import { call, reply } from '../call.ts'
import { Text, Timestamp } from '../ids.ts'
import { Money, OrderId } from '../membership/membership.ts'
import { HELD_FOR, ORDER_STATES, PROVIDERS, SETTLED_NOTE_MAX } from '../membership/membership-rules.ts'
import { heldOrderRoutes } from './held-order-routes.ts'

const forAdmins = { access: 'admin', suspended: 'denied' } as const

export const HeldOrder = z.object({
  id: OrderId,
  provider: z.enum(PROVIDERS),
  reference: z.nullable(z.string()),
  state: z.enum(ORDER_STATES),
  /** `country` marks an order that is not held but was paid from a country other than the price's. */
  held_for: z.enum([...HELD_FOR, 'country']),
  held_at: Timestamp,
  ordered_at: Timestamp,
  price: Money,
  refunded: z.nullable(Money),
  /** The amount that the payer's bank or staff returned outside our own refunds. */
  returned: z.nullable(Money),
  /** The price's country, the card's or wallet's, and the ordering network's. */
  countries: z.object({
    price: z.string(),
    payer: z.nullable(z.string()),
    network: z.nullable(z.string()),
  }),
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
      /** The state that staff saw. A refunding order is settled as refunded, any other order is not. */
      state: z.enum(ORDER_STATES),
      note: Text(SETTLED_NOTE_MAX).check(z.minLength(1, { error: 'Please say what was done' })),
    }),
  )
  .output(reply(z.object({})))

export const heldOrderCalls = { getHeldOrders, askAboutOrder, settleOrder }
