import { pushCalls } from '@ndoa/contract/notifications/push'
import { calls, ok } from '../../../platform/calls.ts'
import { subscribe, unsubscribe } from './subscriptions.ts'

const { getPushKey, subscribePush, unsubscribePush } = calls(pushCalls)

export const pushRoutes = {
  contract: pushCalls,
  handlers: {
    getPushKey: getPushKey.handler(async ({ context: { app } }) =>
      ok({ key: (await app.push.keys()).publicKey }),
    ),
    subscribePush: subscribePush.handler(async ({ input, context: { app, viewer } }) => {
      await subscribe(app, viewer, input)
      return ok({})
    }),
    unsubscribePush: unsubscribePush.handler(async ({ input, context: { app, viewer } }) => {
      await unsubscribe(app, viewer, input.endpoint)
      return ok({})
    }),
  },
}
