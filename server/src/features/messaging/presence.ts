import type { ClientEvent } from '@ndoa/contract/realtime'
import type { App, Viewer } from '../../platform/app.ts'
import { broadcast } from './broadcast.ts'
import { partnersOf, presenceAudience, typingAudience } from './presence.queries.ts'

/** What a member's browser says about conversations. Whatever it has no right to is passed over in silence. */
export async function onMessagingEvent(
  app: App,
  viewer: Pick<Viewer, 'id'>,
  event: Extract<ClientEvent, { type: 'typing' }>,
): Promise<void> {
  const matchId = event.match_id.toLowerCase() // one limit per match, however its id is written
  if (app.messaging.countTyping(`${viewer.id} ${matchId}`) !== null) return
  const otherId = await typingAudience(app.db, viewer.id, matchId, app.clock.now())
  if (otherId) broadcast(app, [otherId], { type: 'typing', match_id: matchId })
}

/** Tells the matches of a member, as far as they are here and may know it, that the member came or went. */
export async function onlineChanged(app: App, memberId: string): Promise<void> {
  const online = () => app.realtime.isOnline(memberId) // asked late: several changes may be on their way
  await broadcastToPartners(app, memberId, (shows) => (shows ? online() : null))
}

/** After a change of settings; whoever no longer shows being online is shown as gone. */
export async function presenceSettingChanged(app: App, memberId: string): Promise<void> {
  await broadcastToPartners(app, memberId, (shows) => shows && app.realtime.isOnline(memberId))
}

/** `present` says what partners get to know, given whether the member shows it; null tells nothing. */
async function broadcastToPartners(app: App, memberId: string, present: (shows: boolean) => boolean | null) {
  const partners = await partnersOf(app.db, memberId)
  const here = partners.filter(({ other_id }) => app.realtime.isOnline(other_id))
  if (here.length === 0) return
  const others = here.map(({ other_id }) => other_id)
  const { shows, within } = await presenceAudience(app.db, memberId, others)
  const online = present(shows)
  if (online === null) return
  for (const { match_id, other_id } of here)
    if (within.has(other_id)) broadcast(app, [other_id], { type: 'presence', match_id, online })
}

/** Says who comes and goes, to those who are here, and takes the mark away from whoever no longer shows it. */
export function messagingListeners(app: App): void {
  app.outbox.follow('messaging.presence', {
    'settings.changed': ({ user_id }) => presenceSettingChanged(app, user_id),
  })
  app.realtime.onPresence((memberId) => {
    onlineChanged(app, memberId).catch((error: unknown) =>
      app.log.warn({ err: error }, 'nobody was told who came or went'),
    )
  })
}
