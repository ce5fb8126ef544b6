import type { ClientEvent, ServerEvent } from '@ndoa/contract/realtime'
import type { App, Viewer } from '../../../platform/app.ts'
import { broadcast } from './broadcast.ts'
import { presenceSeen, typingAudience } from './presence.queries.ts'

export async function onMessagingEvent(
  app: App,
  viewer: Pick<Viewer, 'id'>,
  event: Extract<ClientEvent, { type: 'typing' }>,
): Promise<void> {
  const matchId = event.match_id.toLowerCase() // one limit per match, whatever the case of its id
  if (app.messaging.countTyping(`${viewer.id} ${matchId}`) !== null) return
  const otherId = await typingAudience(app.db, viewer.id, matchId, app.clock.now())
  if (otherId) broadcast(app, [otherId], { type: 'typing', match_id: matchId })
}

const presenceEvent = (match_id: string, online: boolean): ServerEvent => ({
  type: 'presence',
  match_id,
  online,
})

export async function onlineChanged(app: App, memberIds: readonly string[]): Promise<void> {
  for (const { match_id, other_id, shows, online } of await presenceSeen(app.db, memberIds))
    if (shows) app.realtime.announce([other_id], presenceEvent(match_id, online))
}

/** Each server notifies its own connections. Members who now hide their online status appear offline. */
export async function presenceSettingChanged(app: App, memberId: string): Promise<void> {
  for (const { match_id, other_id, shows, online } of await presenceSeen(app.db, [memberId]))
    app.realtime.announce([other_id], presenceEvent(match_id, shows && online), 'here')
}

export function messagingListeners(app: App): void {
  app.outbox.follow('messaging.presence', {
    'settings.changed': ({ user_id }) => presenceSettingChanged(app, user_id),
  })
  app.presence.onChange((memberIds) => onlineChanged(app, memberIds))
}
