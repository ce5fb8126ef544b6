import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../platform/app.ts'
import { exportJobs } from './export.rules.ts'
import './leaving.events.ts'
import { othersOf } from './leaving.queries.ts'

/** Open pages of people who know a member who leaves or comes back fetch again what they show. */
export function leavingListeners(app: App): void {
  exportJobs(app)
  const comeOrGone = async ({ user_id }: { user_id: string }) => notify(app, await othersOf(app.db, user_id))
  app.outbox.follow('leaving.realtime', {
    'account.deactivated': comeOrGone,
    'account.reactivated': comeOrGone,
    'account.deleted': async ({ conversations, other_ids }) =>
      notify(app, other_ids ?? conversations.map(({ other_id }) => other_id)),
  })
}

/** It does not say who: the next call tells that to those who may know. */
function notify({ realtime }: App, memberIds: readonly string[]) {
  const event: ServerEvent = { type: 'members.changed' }
  for (const id of memberIds) realtime.sendHere(id, event)
}
