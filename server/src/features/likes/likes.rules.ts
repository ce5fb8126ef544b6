import type { ReceivedLike } from '@ndoa/contract/likes'
import type { App, Viewer } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { tryConsume } from '../../platform/limits.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import { fail } from '../failures.ts'
import { tooMany } from '../limits.ts'
import { openMatch } from '../matches/index.ts'
import { memberCards } from '../profiles/index.ts'
import { deleteHidesBetween, likesVisibleUntil, lockPair, lockPairAndMembers } from '../safety/index.ts'
import { deleteLike, insertLike, likeOf, markMatched, receivedLikes, standingOf } from './likes.queries.ts'
import { wordsIn } from './words/index.ts'

declare module '../../platform/outbox.ts' {
  interface Events {
    'like.given': { from_id: string; to_id: string; match_id: string | null }
    /** It can no longer be taken back unseen: the other member may know. */
    'like.told': { from_id: string; to_id: string }
  }
}

export interface LikeAnswer {
  is_matched: boolean
  match_id: string | null
}

/**
 * Likes a member within reach; a like both ways makes a match. Whether the two suit each other is not asked: the
 * member has decided. A repeat, and a like for somebody already matched, change nothing; nor does one between two whose
 * match has ended, for as long as that is kept, also with an earlier account of one of them.
 * @throws `request.not_found` for everybody whom the viewer cannot reach, and for nobody at all;
 * `likes.paused` while the viewer's own profile is paused; `request.too_many` when they have given too many likes
 */
export function giveLike(app: App, viewer: Pick<Viewer, 'id'>, toId: string): Promise<LikeAnswer> {
  return transaction(app, async (tx) => {
    // Both may like each other in the same instant, or one of them may be blocked as the owner of a contact.
    await lockPairAndMembers(tx, viewer.id, toId)
    const standing = await standingOf(tx, viewer.id, toId)
    if (!standing || standing.visibility === 'none') throw fail('request.not_found')
    if (standing.match_id) return answer(standing.match_status === 'active' ? standing.match_id : null)
    if (standing.is_parted) return answer(null)
    const now = app.clock.now()
    if (!(await insertLike(tx, viewer.id, toId, now))) return answer(null)
    if (standing.is_paused) throw fail('likes.paused')
    const opened = standing.is_liked_back ? await matchBoth(tx, viewer.id, toId, now) : null
    if (!opened) await countLike(app, tx, viewer.id)
    await emit(tx, 'like.given', { from_id: viewer.id, to_id: toId, match_id: opened })
    return answer(opened)
  })
}

/** A like back does not count: it goes to somebody who waits for it. */
async function countLike({ config }: App, tx: Tx, memberId: string): Promise<void> {
  const wait = await tryConsume(tx, `likes ${memberId}`, config.limits.likes)
  if (wait !== null) throw tooMany((language) => wordsIn(language).tooManyLikes, wait)
}

/**
 * Takes back the viewer's like. Without one nothing changes, and the answer is the same whether or not the other member can
 * be reached. It still counts among the likes of the day: the other one may have seen it.
 * @throws `likes.matched` once it became a match, which `unmatch` ends
 */
export function takeBackLike(app: App, viewer: Pick<Viewer, 'id'>, toId: string): Promise<void> {
  return transaction(app, async (tx) => {
    await lockPair(tx, viewer.id, toId) // the other one may like back in the same instant
    const like = await likeOf(tx, viewer.id, toId)
    if (!like) return
    if (like.is_matched) throw fail('likes.matched')
    const now = app.clock.now()
    await deleteLike(tx, viewer.id, toId, now)
    // A like that was not announced yet needs no event either.
    if (like.created_at <= likesVisibleUntil(now)) await emit(tx, 'members.changed', { member_ids: [toId] })
  })
}

const answer = (matchId: string | null): LikeAnswer => ({ is_matched: matchId !== null, match_id: matchId })

async function matchBoth(tx: Tx, fromId: string, toId: string, now: Date): Promise<string | null> {
  const matchId = await openMatch(tx, fromId, toId, now)
  if (!matchId) return null
  await markMatched(tx, fromId, toId)
  await deleteHidesBetween(tx, fromId, toId)
  return matchId
}

/** Likes that wait for an answer, newest first; with what a card of somebody who likes the viewer may tell. */
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
