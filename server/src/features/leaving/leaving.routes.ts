import { leavingCalls } from '@ndoa/contract/leaving'
import { calls, ok } from '../../platform/calls.ts'
import { leavingAccess } from './leaving.access.ts'
import { deactivate, deleteForGood } from './leaving.rules.ts'
import { assertOwnHand } from './own-hand.ts'

const { deactivateAccount, deleteAccount } = calls(leavingCalls)

const DEACTIVATED = 'Your account is deactivated. Sign in whenever you want to come back.'
const DELETED = 'Your account was deleted.'

export const leavingRoutes = {
  contract: leavingCalls,
  access: leavingAccess,
  handlers: {
    deactivateAccount: deactivateAccount.handler(async ({ input, context: { app, viewer, reply } }) => {
      await assertOwnHand(app, viewer, input)
      await deactivate(app, viewer.id)
      reply.header('clear-site-data', '"cache"')
      return ok({}, DEACTIVATED)
    }),
    deleteAccount: deleteAccount.handler(async ({ input, context: { app, viewer, reply } }) => {
      await assertOwnHand(app, viewer, input)
      await deleteForGood(app, viewer.id)
      reply.header('clear-site-data', '"cache", "cookies", "storage"')
      return ok({}, DELETED)
    }),
  },
}
