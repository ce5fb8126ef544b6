import * as z from 'zod/mini'
import { atMost } from '../at-most.ts'
import { call, reply } from '../call.ts'
import { DELIVERY_CHANNELS, DELIVERY_KINDS, MAIL_STATES } from '../dating/choices.ts'
import { MemberId } from '../ids.ts'
import { routes } from '../routes.ts'

export type DeliveryChannel = (typeof DELIVERY_CHANNELS)[number]
export type DeliveryKind = (typeof DELIVERY_KINDS)[number]
export type MailState = (typeof MAIL_STATES)[number]

const HourOfDay = z.int().check(z.minimum(0), z.maximum(23))
/** Nothing is sent between `starts` and `ends` in the member's local time; equal hours disable quiet hours. */
export const QuietHours = z.strictObject({ starts: HourOfDay, ends: HourOfDay })
export type QuietHours = z.infer<typeof QuietHours>

export const Refusal = z.strictObject({
  channel: z.enum(DELIVERY_CHANNELS),
  kind: z.enum(DELIVERY_KINDS),
})
export type Refusal = z.infer<typeof Refusal>

const Choices = {
  refused: z.array(Refusal).check(z.maxLength(DELIVERY_CHANNELS.length * DELIVERY_KINDS.length)),
  quiet: QuietHours,
  /** An IANA name such as `Africa/Lagos`; null uses the default of the member's country. */
  zone: z.nullable(z.string().check(atMost(64))),
}

export const DeliveryChoices = z.object({
  ...Choices,
  mail: z.nullable(z.enum(MAIL_STATES)),
  sms: z.boolean(),
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

/** Omitted fields stay unchanged; `refused` replaces the whole list. */
export const updateDeliveryChoices = call(
  routes.deliveries.updateDeliveryChoices,
  'Change own notification channels and quiet hours',
  { access: 'member', suspended: 'denied' },
)
  .input(z.object({ query: z.strictObject({ user_id: MemberId }), body: DeliveryChange }))
  .output(reply(DeliveryChoices))

/** The unsubscribe link in mails makes this call; it needs no session and permits nothing else. */
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
