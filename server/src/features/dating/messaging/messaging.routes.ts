import { messagingCalls } from '@ndoa/contract/dating/messaging'
import { MESSAGES_PER_PAGE } from '@ndoa/contract/limits'
import { calls, ok } from '../../../platform/calls.ts'
import { fail } from '../../shared/failures.ts'
import { conversationList, readMessages, saveReadMark } from './conversations.ts'
import { sendMessage } from './send-message.ts'

const call = calls(messagingCalls)

export const messagingRoutes = {
  contract: messagingCalls,
  ownTextRule: ['sendMessage'], // checked last, so that members outside the match learn nothing
  handlers: {
    getConversations: call.getConversations.handler(async ({ input, context: { app, viewer } }) => {
      if (input.user_id !== viewer.id) throw fail('request.denied')
      return ok(await conversationList(app, viewer.id, input.match_id ?? null))
    }),
    getMessages: call.getMessages.handler(async ({ input, context: { app, viewer } }) => {
      const { messages, more } = await readMessages(app, viewer.id, input.match_id, input)
      return { ...ok(messages), pagination: { has_next_page: more, results_per_page: MESSAGES_PER_PAGE } }
    }),
    sendMessage: call.sendMessage.handler(async ({ input, context: { app, viewer } }) => {
      const { sender_id = viewer.id, ...draft } = input
      if (sender_id !== viewer.id) throw fail('request.denied')
      return ok(await sendMessage(app, { ...draft, sender_id }))
    }),
    markMessagesRead: call.markMessagesRead.handler(async ({ input, context: { app, viewer } }) => {
      return ok({ read: await saveReadMark(app, viewer.id, input.match_id, input.up_to_seq) })
    }),
  },
}
