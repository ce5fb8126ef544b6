import { finished } from 'node:stream'
import { leavingCalls } from '@ndoa/contract/app/leaving'
import { originOf } from '../../features/identity/accounts/index.ts'
import { fail } from '../../features/shared/failures.ts'
import { calls, ok } from '../../platform/calls.ts'
import { fetchExport, requestExport } from './export.rules.ts'
import { deactivate, deleteMember } from './leaving.rules.ts'
import { requireAuthToLeave } from './require-auth-to-leave.ts'
import { wordsIn } from './words.ts'

const { deactivateAccount, deleteAccount, exportMyData, fetchMyData } = calls(leavingCalls)

export const leavingRoutes = {
  contract: leavingCalls,
  handlers: {
    deactivateAccount: deactivateAccount.handler(
      async ({ input, context: { app, viewer, request, reply } }) => {
        await requireAuthToLeave(app, viewer, input)
        await deactivate(app, viewer.id, await originOf(request))
        reply.header('clear-site-data', '"cache"')
        return ok({}, wordsIn(viewer.language).deactivated)
      },
    ),
    deleteAccount: deleteAccount.handler(async ({ input, context: { app, viewer, reply } }) => {
      await requireAuthToLeave(app, viewer, input)
      await deleteMember(app, viewer.id)
      reply.header('clear-site-data', '"cache", "cookies", "storage"')
      return ok({}, wordsIn(viewer.language).deleted)
    }),
    exportMyData: exportMyData.handler(async ({ input, context: { app, viewer, request } }) => {
      if (input.user_id !== undefined && input.user_id !== viewer.id) throw fail('request.not_found')
      await requestExport(app, viewer.id, await originOf(request))
      return ok({}, wordsIn(viewer.language).asked)
    }),
    fetchMyData: fetchMyData.handler(async ({ input, context: { app, viewer, request, reply } }) => {
      const { bytes, onSent } = await fetchExport(app, viewer.id, input.code, await originOf(request))
      finished(reply.raw, (broken) => {
        onSent(!broken).catch((error: unknown) =>
          app.log.warn({ err: error }, 'a fetched archive was not put away'),
        )
      })
      return new File([new Uint8Array(bytes)], 'ndoa-data.zip', { type: 'application/zip' })
    }),
  },
}
