import * as z from 'zod/mini'
import { atMost } from './at-most.ts'
import { call, reply } from './call.ts'
import { DELIVERY_CHANNELS, DELIVERY_KINDS, MAIL_STATES } from './choices.ts'
import { MemberId } from './ids.ts'
import { routes } from './routes.ts'

export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number]
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]
export type MailState = (typeof MAIL_STATES)[number]

const HourOfDay = z.int().check(z.minimum(0), z.maximum(23))
/** Nothing is sent from the hour `starts` to the hour `ends` of the member's day; equal hours: sent at any time. */
export const QuietHours = z.strictObject({ starts: HourOfDay, ends: HourOfDay })
export type QuietHours = z.infer<typeof QuietHours>

/** One thing that a member does not want on one channel. */
export const Refusal = z.strictObject({
  channel: z.enum(DELIVERY_CHANNELS),
  kind: z.enum(DELIVERY_KINDS),
})
export type Refusal = z.infer<typeof Refusal>

const Choices = {
  refused: z.array(Refusal).check(z.maxLength(DELIVERY_CHANNELS.length * DELIVERY_KINDS.length)),
  quiet: QuietHours,
  /** An IANA name, such as `Africa/Lagos`; null: the usual one of the member's country. */
  zone: z.nullable(z.string().check(atMost(64))),
}

/** Notification channels by kind, beyond the switches of the settings, and what keeps a channel from working. */
export const DeliveryChoices = z.object({
  ...Choices,
  /** Whether mails arrive at the address of the account; null: it has none. */
  mail: z.nullable(z.enum(MAIL_STATES)),
  /** Whether a confirmed number could take text messages. */
  sms: z.boolean(),
  /** In how many browsers push is on. */
  devices: z.int(),
})
export type DeliveryChoices = z.infer<typeof DeliveryChoices>

export const DeliveryChange = z.strictObject(z.partial(z.object(Choices)).shape)
export type DeliveryChange = z.infer<typeof DeliveryChange>

export const getDeliveryChoices = call(
  routes.deliveries.getDeliveryChoices,
  'Own notification channels and quiet hours',
  { access: 'member', suspended: 'denied' },
)
  .input(z.strictObject({ user_id: MemberId }))
  .output(reply(DeliveryChoices))

/** What is not named stays as it is; `refused` replaces the whole list. */
export const updateDeliveryChoices = call(
  routes.deliveries.updateDeliveryChoices,
  'Change own notification channels and quiet hours',
  { access: 'member', suspended: 'denied' },
)
  .input(z.object({ query: z.strictObject({ user_id: MemberId }), body: DeliveryChange }))
  .output(reply(DeliveryChoices))

/** From the page that a link in a mail leads to. Anyone who has the mail may do it, and nothing else with it. */
export const unsubscribeMail = call(
  routes.deliveries.unsubscribeMail,
  'Turn off the mails that a link names',
  {
    access: 'public',
    suspended: 'allowed',
  },
)
  .input(z.strictObject({ token: z.string().check(atMost(300), z.minLength(1)) }))
  .output(reply(z.object({})))

export const deliveriesCalls = { getDeliveryChoices, updateDeliveryChoices, unsubscribeMail }
