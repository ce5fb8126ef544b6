import { LIKE_TOLD_AFTER } from '@ndoa/contract/limits'
import type { ServerEvent } from '@ndoa/contract/realtime'
import type { App } from '../../platform/app.ts'
import { isWaiting, partnerName } from './likes.queries.ts'

/** Tells open browsers of likes and matches. Every process does so for its own connections. */
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

/** The two may have blocked each other meanwhile: the right is checked again. */
async function notifyLiked(app: App, fromId: string, toId: string) {
  const told = new Date(app.clock.now().getTime() + LIKE_TOLD_AFTER) // the clock of another server may be a little ahead
  if (!app.realtime.isHere(toId) || !(await isWaiting(app.db, fromId, toId, told))) return
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
