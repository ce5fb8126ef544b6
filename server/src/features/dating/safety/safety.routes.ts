import { safetyCalls } from '@ndoa/contract/dating/safety'
import { calls, ok } from '../../../platform/calls.ts'
import { withMinimumDuration } from '../../identity/accounts/index.ts'
import { fail } from '../../shared/failures.ts'
import { blockedMembers, hiddenMembers, partings } from './partings.queries.ts'
import { blockMember, endMatch, hideMember, unblockMember } from './partings.rules.ts'
import { wordsIn } from './words.ts'

const call = calls(safetyCalls)

/** Milliseconds. Longer than a block takes, because the duration would reveal whether an unseen member exists. */
const BLOCK_DURATION = 100

export const safetyRoutes = {
  contract: safetyCalls,
  handlers: {
    blockMember: call.blockMember.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id === viewer.id)
        throw fail('request.invalid', { fields: { user_id: (language) => wordsIn(language).blockYourself } })
      await withMinimumDuration(blockMember(app, viewer.id, input.user_id), BLOCK_DURATION)
      return ok(null, wordsIn(viewer.language).parted)
    }),
    unblockMember: call.unblockMember.handler(async ({ input, context: { app, viewer } }) => {
      await unblockMember(app, viewer.id, input.user_id)
      return ok(null, wordsIn(viewer.language).unblocked)
    }),
    getBlockedMembers: call.getBlockedMembers.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== undefined && input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await blockedMembers(app.db, viewer.id))
    }),
    hideMember: call.hideMember.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id === viewer.id)
        throw fail('request.invalid', { fields: { user_id: (language) => wordsIn(language).hideYourself } })
      await hideMember(app, viewer.id, input.user_id, input.undo)
      return ok(null)
    }),
    getHiddenMembers: call.getHiddenMembers.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== undefined && input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await hiddenMembers(app.db, viewer.id))
    }),
    unmatch: call.unmatch.handler(async ({ input, context: { app, viewer } }) => {
      await endMatch(app, viewer.id, input.match_id)
      return ok(null, wordsIn(viewer.language).parted)
    }),
    getPartings: call.getPartings.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== undefined && input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await partings(app.db, viewer.id, app.clock.now()))
    }),
  },
}
