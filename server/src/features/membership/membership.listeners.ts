import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../platform/app.ts'
import './membership.events.ts'

export function membershipListeners(app: App): void {
  app.outbox.follow('membership.realtime', {
    'membership.changed': async ({ user_id }) => {
      const event: ServerEvent = { type: 'membership.changed' }
      app.realtime.sendHere(user_id, event)
    },
  })
}
