import { LIKE_UNDO_MS } from '@ndoa/contract/limits'
import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../../platform/app.ts'
import { isWaiting, partnerName } from './likes.queries.ts'

export function likesListeners(app: App): void {
  app.outbox.follow('likes.realtime', {
    'like.told': ({ from_id, to_id }) => notifyLiked(app, from_id, to_id),
    'match.opened': async ({ match_id, user1, user2 }) => {
      await Promise.all([
        notifyMatched(app, match_id, user1, user2),
        notifyMatched(app, match_id, user2, user1),
      ])
    },
  })
}

/** Checks access again, because the members may have blocked each other since the like. */
async function notifyLiked(app: App, fromId: string, toId: string) {
  const until = new Date(app.clock.now().getTime() + LIKE_UNDO_MS) // another server's clock may be slightly ahead
  if (!app.realtime.isHere(toId) || !(await isWaiting(app.db, fromId, toId, until))) return
  const event: ServerEvent = { type: 'like.received' }
  app.realtime.sendHere(toId, event)
}

async function notifyMatched(app: App, matchId: string, memberId: string, partnerId: string) {
  if (!app.realtime.isHere(memberId)) return
  const name = await partnerName(app.db, matchId, memberId, partnerId)
  if (name === null) return
  const event: ServerEvent = { type: 'match.created', match_id: matchId, display_name: name }
  app.realtime.sendHere(memberId, event)
}
