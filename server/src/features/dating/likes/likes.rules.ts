import type { ReceivedLike } from '@ndoa/contract/dating/likes'
import type { Gender } from '@ndoa/contract/identity/reference'
import { seekEachOther } from '@ndoa/matching'
import type { App, Viewer } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { fail } from '../../shared/failures.ts'
import { tooMany } from '../../shared/limits.ts'
import { openMatch } from '../matches/index.ts'
import { memberCards } from '../profiles/index.ts'
import { deleteHidesBetween, likesVisibleUntil, lockPair, lockPairAndMembers } from '../safety/index.ts'
import {
  deleteLike,
  insertLike,
  type LikeContext,
  likeContextOf,
  likeOf,
  markMatched,
  receivedLikes,
} from './likes.queries.ts'
import { wordsIn } from './words.ts'

declare module '../../../platform/outbox.ts' {
  interface Events {
    'like.given': { from_id: string; to_id: string; match_id: string | null }
    /** The recipient has been notified, so they may notice if the like is taken back. */
    'like.told': { from_id: string; to_id: string }
  }
}

export interface LikeAnswer {
  is_matched: boolean
  match_id: string | null
  /** The liked member's name, for the confirmation. */
  display_name: string
}

/**
 * A like changes nothing if a match between the two people has ended, even a match with an earlier account.
 * @throws `request.not_found` for unreachable or unknown members and outside the gender that one of the two seeks;
 * `likes.paused`, `request.too_many`
 */
export function giveLike(
  app: App,
  viewer: Pick<Viewer, 'id'>,
  toId: string,
  looking_for_gender?: Gender,
): Promise<LikeAnswer> {
  return transaction(app, async (tx) => {
    // Two members may like each other at the same time, or one may be confirming a contact that the other has blocked.
    await lockPairAndMembers(tx, viewer.id, toId)
    const context = await likeContextOf(tx, viewer.id, toId)
    if (!context || context.visibility === 'none') throw fail('request.not_found')
    const answer = (matchId: string | null): LikeAnswer => ({
      is_matched: matchId !== null,
      match_id: matchId,
      display_name: context.display_name,
    })
    if (context.match_id) return answer(context.match_status === 'active' ? context.match_id : null)
    if (!mayLike(context, looking_for_gender)) throw fail('request.not_found')
    if (context.is_parted) return answer(null)
    const now = app.clock.now()
    if (!(await insertLike(tx, viewer.id, toId, now))) return answer(null)
    if (context.is_paused) throw fail('likes.paused')
    const opened = context.is_liked_back ? await matchBoth(tx, viewer.id, toId, now) : null
    if (!opened) await countLike(app, tx, viewer.id)
    await emit(tx, 'like.given', { from_id: viewer.id, to_id: toId, match_id: opened })
    return answer(opened)
  })
}

/** A wish that changed later spoils neither a like nor the like back. */
const mayLike = (
  { own, other, is_liked, is_liked_back }: LikeContext,
  looking_for_gender?: Gender,
): boolean => is_liked || is_liked_back || (own !== null && seekEachOther(own, other, { looking_for_gender }))

/** Callers exempt a like in return, because its recipient is waiting for it. */
async function countLike({ config }: App, tx: Tx, memberId: string): Promise<void> {
  const wait = await tryConsume(tx, `likes ${memberId}`, config.limits.likes)
  if (wait !== null) throw tooMany((language) => wordsIn(language).tooManyLikes, wait)
}

/**
 * Also succeeds for unreachable members. The like still counts towards the limit. @throws `likes.matched` after a match
 */
export function takeBackLike(app: App, viewer: Pick<Viewer, 'id'>, toId: string): Promise<void> {
  return transaction(app, async (tx) => {
    await lockPair(tx, viewer.id, toId)
    const like = await likeOf(tx, viewer.id, toId)
    if (!like) return
    if (like.is_matched) throw fail('likes.matched')
    const now = app.clock.now()
    await deleteLike(tx, viewer.id, toId, now)
    // The recipient has not seen a like that was never announced.
    if (like.created_at <= likesVisibleUntil(now)) await emit(tx, 'members.changed', { member_ids: [toId] })
  })
}

async function matchBoth(tx: Tx, fromId: string, toId: string, now: Date): Promise<string | null> {
  const matchId = await openMatch(tx, fromId, toId, now)
  if (!matchId) return null
  await markMatched(tx, fromId, toId)
  await deleteHidesBetween(tx, fromId, toId)
  return matchId
}

export async function waitingLikes(app: App, viewerId: string): Promise<ReceivedLike[]> {
  const likes = await receivedLikes(app.db, viewerId, app.clock.now())
  const cards = await memberCards(
    app,
    viewerId,
    likes.map(({ from_id }) => from_id),
  )
  return likes.flatMap(({ id, from_id, created_at, interests, bio }) => {
    const card = cards.get(from_id)
    if (!card) return []
    return [{ ...card, id, created_at: created_at.toISOString(), interests, ...(bio && { bio }) }]
  })
}
