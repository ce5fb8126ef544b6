import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import { saveBlockedContacts, savePartedContacts } from '../accounts/index.ts'
import { fail } from '../failures.ts'
import { tooMany } from '../limits.ts'
import {
  deleteBlock,
  deleteHide,
  insertBlock,
  insertHide,
  isKnown,
  lockMatchOf,
  lockMember,
  lockPair,
  nameFor,
  otherOf,
  partMembers,
} from './partings.queries.ts'
import { visibilityOf } from './safety.queries.ts'
import { wordsIn } from './words/index.ts'

/**
 * Blocks any member, even somebody who is away or has blocked the viewer: neither sees the other any more.
 * Nothing happens for an id that nobody has, and the caller cannot tell. A repeat changes nothing.
 * @throws `request.too_many` above 100 in an hour
 */
export function blockMember(app: App, viewerId: string, memberId: string): Promise<void> {
  countParting(app, viewerId)
  return transaction(app, async (tx) => {
    await lockPair(tx, viewerId, memberId)
    await lockMatchOf(tx, viewerId, memberId)
    const name = await nameFor(tx, viewerId, memberId)
    if (!(await lockMember(tx, memberId))) return
    const block = await insertBlock(tx, viewerId, memberId, name)
    if (!block) return
    await saveBlockedContacts(tx, app.safety.secrets, memberId, block)
    await part(app, tx, viewerId, memberId, 'block', name)
  })
}

/**
 * Takes the viewer's block back, with all that followed from it; the match stays gone. Without one, nothing changes.
 * @throws `request.not_found` for somebody whom the viewer neither blocked nor can see
 */
export function unblockMember(app: App, viewerId: string, memberId: string): Promise<void> {
  return transaction(app, async (tx) => {
    await lockPair(tx, viewerId, memberId)
    if (await deleteBlock(tx, viewerId, memberId)) {
      await emit(tx, 'members.changed', { member_ids: [viewerId] })
    } else if (!(await isKnown(tx, viewerId, memberId))) throw fail('request.not_found')
  })
}

/**
 * Ends a match of the viewer's.
 * @throws `request.not_found` when the viewer has no such match, or not any more; `request.too_many`
 */
export function endMatch(app: App, viewerId: string, matchId: string): Promise<void> {
  countParting(app, viewerId)
  return transaction(app, async (tx) => {
    const otherId = await otherOf(tx, viewerId, matchId)
    if (!otherId) throw fail('request.not_found')
    await lockPair(tx, viewerId, otherId)
    await lockMatchOf(tx, viewerId, otherId)
    if (!(await otherOf(tx, viewerId, matchId))) throw fail('request.not_found') // it ended while this one waited
    await part(app, tx, viewerId, otherId, 'unmatch', await nameFor(tx, viewerId, otherId))
    await savePartedContacts(tx, app.safety.secrets, otherId, app.clock.now())
  })
}

/**
 * Stops suggesting a member, or undoes that. It has no effect on a match.
 * @throws `request.not_found` for everybody whom the viewer cannot reach; `request.too_many` above 1,000 in an hour
 */
export function hideMember(app: App, viewerId: string, memberId: string, undo: boolean): Promise<void> {
  const wait = app.safety.countHide(viewerId)
  if (wait !== null) throw tooMany((language) => wordsIn(language).tooManyAtOnce, wait)
  return transaction(app, async (tx) => {
    await lockPair(tx, viewerId, memberId) // a match of the two may be under way
    if ((await visibilityOf(tx, viewerId, memberId)) === 'none') throw fail('request.not_found')
    await (undo ? deleteHide : insertHide)(tx, viewerId, memberId)
  })
}

/** The other one's pages hear of it as of a deleted account: only if the two had a match or a like. */
async function part(
  app: App,
  tx: Tx,
  viewerId: string,
  otherId: string,
  kind: 'block' | 'unmatch',
  name: string | null,
) {
  const wasBetween = await partMembers(tx, viewerId, otherId, kind, name, app.clock.now())
  await emit(tx, 'members.changed', { member_ids: wasBetween ? [viewerId, otherId] : [viewerId] })
}

function countParting({ safety }: App, viewerId: string) {
  const wait = safety.countParting(viewerId)
  if (wait !== null) throw tooMany((language) => wordsIn(language).tooManyPartings, wait)
}
