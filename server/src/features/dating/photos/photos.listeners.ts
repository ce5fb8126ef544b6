import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../../platform/app.ts'

export function photosListeners(app: App): void {
  app.outbox.follow('photos.realtime', {
    'photos.changed': async ({ user_id }) => {
      const event: ServerEvent = { type: 'photos.changed' }
      app.realtime.sendHere(user_id, event)
    },
  })
}
