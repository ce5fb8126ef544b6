import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../platform/app.ts'
import { exportJobs } from './export.rules.ts'
import './leaving.events.ts'
import { type Conversation, conversationsSeenByOthers } from './leaving.queries.ts'

/** Open pages of those who have a conversation with somebody who leaves, or comes back, ask for it again. */
export function leavingListeners(app: App): void {
  exportJobs(app)
  const comeOrGone = async ({ user_id }: { user_id: string }) =>
    notifyPartners(app, await conversationsSeenByOthers(app.db, user_id))
  app.outbox.follow('leaving.realtime', {
    'account.deactivated': comeOrGone,
    'account.reactivated': comeOrGone,
    'account.deleted': async ({ conversations }) => notifyPartners(app, conversations),
  })
}

/** It says nothing but which conversation: what became of it, the next call tells whoever may know. */
function notifyPartners({ realtime }: App, conversations: readonly Conversation[]) {
  for (const { match_id, other_id } of conversations) {
    const event: ServerEvent = { type: 'conversation.changed', match_id }
    realtime.send(other_id, event)
  }
}
