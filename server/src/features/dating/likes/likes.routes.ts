import { likesCalls } from '@ndoa/contract/dating/likes'
import { calls, ok } from '../../../platform/calls.ts'
import { fail } from '../../shared/failures.ts'
import { giveLike, takeBackLike, waitingLikes } from './likes.rules.ts'
import { wordsIn } from './words.ts'

const call = calls(likesCalls)

export const likesRoutes = {
  contract: likesCalls,
  handlers: {
    likeMember: call.likeMember.handler(async ({ input, context: { app, viewer } }) => {
      if (input.from_id !== viewer.id) throw fail('request.denied')
      const toId = input.to_id.toLowerCase()
      if (toId === viewer.id)
        throw fail('request.invalid', { fields: { to_id: (language) => wordsIn(language).yourself } })
      const { display_name, ...like } = await giveLike(app, viewer, toId, input.looking_for_gender)
      const { matched, liked } = wordsIn(viewer.language)
      return ok(like, like.is_matched ? matched : liked(display_name))
    }),
    takeBackLike: call.takeBackLike.handler(async ({ input, context: { app, viewer } }) => {
      if (input.from_id !== viewer.id) throw fail('request.denied')
      await takeBackLike(app, viewer, input.to_id.toLowerCase())
      return ok(null)
    }),
    getReceivedLikes: call.getReceivedLikes.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await waitingLikes(app, viewer.id))
    }),
  },
}
