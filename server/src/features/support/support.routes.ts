import { supportCalls } from '@ndoa/contract/support'
import { ok, publicCalls } from '../../platform/calls.ts'
import { receiveContactMessage } from './support.rules.ts'

const { sendContactMessage } = publicCalls(supportCalls)

export const supportRoutes = {
  contract: supportCalls,
  handlers: {
    sendContactMessage: sendContactMessage.handler(async ({ input, context: { app, request } }) => {
      await receiveContactMessage(app, input, request.ip)
      return ok({})
    }),
  },
}
