import * as z from 'zod/mini'
import { atMost } from '../at-most.ts'
import { call, reply } from '../call.ts'
import { routes } from '../routes.ts'

const BASE64URL = /^[\w-]+$/
const Endpoint = z.string().check(atMost(2048), z.url())

export const getPushKey = call(routes.push.getPushKey, 'The key that browsers subscribe to push with', {
  access: 'member',
  suspended: 'denied',
})
  .input(z.strictObject({}))
  .output(reply(z.object({ key: z.string() })))

/** `PushSubscription.toJSON()` without its expiry (RFC 8291, section 2). */
export const PushSubscriptionOfBrowser = z.strictObject({
  endpoint: Endpoint,
  keys: z.strictObject({
    p256dh: z.string().check(atMost(87), z.length(87), z.regex(BASE64URL)),
    auth: z.string().check(atMost(22), z.length(22), z.regex(BASE64URL)),
  }),
})
export type PushSubscriptionOfBrowser = z.infer<typeof PushSubscriptionOfBrowser>

export const subscribePush = call(
  routes.push.subscribePush,
  'Push to this browser, while this session lasts',
  {
    access: 'member',
    suspended: 'denied',
  },
)
  .input(PushSubscriptionOfBrowser)
  .output(reply(z.object({})))

export const unsubscribePush = call(routes.push.unsubscribePush, 'No push to this browser any more', {
  access: 'member',
  suspended: 'denied',
})
  .input(z.strictObject({ endpoint: Endpoint }))
  .output(reply(z.object({})))

export const pushCalls = { getPushKey, subscribePush, unsubscribePush }
