import { deliveriesCalls } from '@ndoa/contract/notifications/deliveries'
import { calls, ok, publicCalls } from '../../../platform/calls.ts'
import { fail } from '../../shared/failures.ts'
import { deliveryChoicesOf, saveDeliveryChoices } from './choices.ts'
import { unsubscribe } from './unsubscribe/index.ts'

const { unsubscribeMail: publicCall, ...own } = deliveriesCalls
const { getDeliveryChoices, updateDeliveryChoices } = calls(own)
const { unsubscribeMail } = publicCalls({ unsubscribeMail: publicCall })

export const deliveriesRoutes = {
  contract: deliveriesCalls,
  handlers: {
    getDeliveryChoices: getDeliveryChoices.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await deliveryChoicesOf(app, viewer.id))
    }),
    updateDeliveryChoices: updateDeliveryChoices.handler(async ({ input, context: { app, viewer } }) => {
      if (input.query.user_id !== viewer.id) throw fail('request.denied')
      return ok(await saveDeliveryChoices(app, viewer.id, input.body))
    }),
    unsubscribeMail: unsubscribeMail.handler(async ({ input, context: { app, request } }) => {
      await unsubscribe(app, input.token, request.ip)
      return ok({})
    }),
  },
}
