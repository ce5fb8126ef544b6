import { finished } from 'node:stream'
import { leavingCalls } from '@ndoa/contract/leaving'
import { calls, ok } from '../../platform/calls.ts'
import { originOf } from '../accounts/index.ts'
import { fail } from '../failures.ts'
import { askForExport, fetchExport } from './export.rules.ts'
import { deactivate, deleteMember } from './leaving.rules.ts'
import { requireAuthToLeave } from './require-auth-to-leave.ts'

const { deactivateAccount, deleteAccount, exportMyData, fetchMyData } = calls(leavingCalls)

const DEACTIVATED = 'Your account is deactivated. Sign in whenever you want to come back.'
const ASKED = 'We are preparing your data. You get a link when it is ready.'
const DELETED = 'Your account was deleted.'

export const leavingRoutes = {
  contract: leavingCalls,
  handlers: {
    deactivateAccount: deactivateAccount.handler(
      async ({ input, context: { app, viewer, request, reply } }) => {
        await requireAuthToLeave(app, viewer, input)
        await deactivate(app, viewer.id, await originOf(request))
        reply.header('clear-site-data', '"cache"')
        return ok({}, DEACTIVATED)
      },
    ),
    deleteAccount: deleteAccount.handler(async ({ input, context: { app, viewer, reply } }) => {
      await requireAuthToLeave(app, viewer, input)
      await deleteMember(app, viewer.id)
      reply.header('clear-site-data', '"cache", "cookies", "storage"')
      return ok({}, DELETED)
    }),
    exportMyData: exportMyData.handler(async ({ input, context: { app, viewer, request } }) => {
      if (input.user_id !== undefined && input.user_id !== viewer.id) throw fail('request.not_found')
      await askForExport(app, viewer.id, await originOf(request))
      return ok({}, ASKED)
    }),
    fetchMyData: fetchMyData.handler(async ({ input, context: { app, viewer, request, reply } }) => {
      const { bytes, arrived } = await fetchExport(app, viewer.id, input.code, await originOf(request))
      finished(reply.raw, (broken) => {
        arrived(!broken).catch((error: unknown) =>
          app.log.warn({ err: error }, 'a fetched archive was not put away'),
        )
      })
      return new File([new Uint8Array(bytes)], 'ndoa-data.zip', { type: 'application/zip' })
    }),
  },
}
