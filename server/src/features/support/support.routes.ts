import { supportCalls } from '@ndoa/contract/support'
import { ok, publicCalls } from '../../platform/calls.ts'
import { languageOf } from '../languages.ts'
import { receiveNotice } from './notices.ts'
import { receiveContactMessage } from './support.rules.ts'

const { sendContactMessage, submitNotice } = publicCalls(supportCalls)

export const supportRoutes = {
  contract: supportCalls,
  handlers: {
    sendContactMessage: sendContactMessage.handler(async ({ input, context: { app, request } }) => {
      await receiveContactMessage(app, input, request.ip, languageOf(request))
      return ok({})
    }),
    submitNotice: submitNotice.handler(async ({ input, context: { app, request } }) => {
      await receiveNotice(app, input, request.ip, languageOf(request))
      return ok({})
    }),
  },
}
