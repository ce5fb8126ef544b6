import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../../platform/app.ts'

/** The event reveals neither the other member nor the cause. */
export function safetyListeners({ outbox, realtime }: App): void {
  outbox.follow('safety.realtime', {
    'members.changed': async ({ member_ids }) => {
      const event: ServerEvent = { type: 'members.changed' }
      for (const id of member_ids) realtime.sendHere(id, event)
    },
  })
}
