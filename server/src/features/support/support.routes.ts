import { supportCalls } from '@ndoa/contract/support'
import { ok, publicCalls } from '../../platform/calls.ts'
import { supportAccess } from './support.access.ts'
import { receiveContactMessage } from './support.rules.ts'

const { sendContactMessage } = publicCalls(supportCalls)

export const supportRoutes = {
  contract: supportCalls,
  access: supportAccess,
  handlers: {
    sendContactMessage: sendContactMessage.handler(async ({ input, context: { app, request } }) => {
      await receiveContactMessage(app, input, request.ip)
      return ok({})
    }),
  },
}
