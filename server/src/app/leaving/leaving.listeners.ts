import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../platform/app.ts'
import { exportJobs } from './export.rules.ts'
import './leaving.events.ts'
import { membersAffectedBy } from './leaving.queries.ts'

export function leavingListeners(app: App): void {
  exportJobs(app)
  const notifyAffected = async ({ user_id }: { user_id: string }) =>
    notify(app, await membersAffectedBy(app.db, user_id))
  app.outbox.follow('leaving.realtime', {
    'account.deactivated': notifyAffected,
    'account.reactivated': notifyAffected,
    'account.deleted': async ({ other_ids }) => notify(app, other_ids),
  })
}

/** The event names no member. Clients refetch their lists and see only what they are permitted to. */
function notify({ realtime }: App, memberIds: readonly string[]) {
  const event: ServerEvent = { type: 'members.changed' }
  for (const id of memberIds) realtime.sendHere(id, event)
}
