import { supportCalls } from '@ndoa/contract/trust/support'
import { ok, publicCalls } from '../../../platform/calls.ts'
import { languageOf } from '../../shared/languages.ts'
import { receiveNotice } from './notices.ts'
import { receiveContactMessage } from './support.rules.ts'
import { receiveTranslationReport } from './translations.ts'

const { sendContactMessage, submitNotice, reportTranslation } = publicCalls(supportCalls)

export const supportRoutes = {
  contract: supportCalls,
  handlers: {
    sendContactMessage: sendContactMessage.handler(async ({ input, context: { app, request } }) => {
      const { ip: address, headers } = request
      const writer = { address, userAgent: headers['user-agent'] ?? '', language: languageOf(request) }
      await receiveContactMessage(app, input, writer)
      return ok({})
    }),
    submitNotice: submitNotice.handler(async ({ input, context: { app, request } }) => {
      await receiveNotice(app, input, request.ip, languageOf(request))
      return ok({})
    }),
    reportTranslation: reportTranslation.handler(async ({ input, context: { app, request } }) => {
      await receiveTranslationReport(app, input, request.ip)
      return ok({})
    }),
  },
}
