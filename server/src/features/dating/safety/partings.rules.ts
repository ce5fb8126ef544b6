import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { saveBlockedContacts, savePartedContacts } from '../../identity/accounts/index.ts'
import { fail } from '../../shared/failures.ts'
import { tooMany } from '../../shared/limits.ts'
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
import { wordsIn } from './words.ts'

/** An unknown id changes nothing, and the caller can't tell. @throws `request.too_many` above 100 in an hour */
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

/** The match stays ended. @throws `request.not_found` for a member who is neither blocked nor visible */
export function unblockMember(app: App, viewerId: string, memberId: string): Promise<void> {
  return transaction(app, async (tx) => {
    await lockPair(tx, viewerId, memberId)
    if (await deleteBlock(tx, viewerId, memberId)) {
      await emit(tx, 'members.changed', { member_ids: [viewerId] })
    } else if (!(await isKnown(tx, viewerId, memberId))) throw fail('request.not_found')
  })
}

/** @throws `request.not_found` if the viewer does not have the match; `request.too_many` */
export function endMatch(app: App, viewerId: string, matchId: string): Promise<void> {
  countParting(app, viewerId)
  return transaction(app, async (tx) => {
    const otherId = await otherOf(tx, viewerId, matchId)
    if (!otherId) throw fail('request.not_found')
    await lockPair(tx, viewerId, otherId)
    await lockMatchOf(tx, viewerId, otherId)
    if (!(await otherOf(tx, viewerId, matchId))) throw fail('request.not_found')
    await part(app, tx, viewerId, otherId, 'unmatch', await nameFor(tx, viewerId, otherId))
    await savePartedContacts(tx, app.safety.secrets, otherId, app.clock.now())
  })
}

/** @throws `request.not_found` for members out of reach; `request.too_many` above 1,000 in an hour */
export function hideMember(app: App, viewerId: string, memberId: string, undo: boolean): Promise<void> {
  const wait = app.safety.countHide(viewerId)
  if (wait !== null) throw tooMany((language) => wordsIn(language).tooManyAtOnce, wait)
  return transaction(app, async (tx) => {
    await lockPair(tx, viewerId, memberId)
    if ((await visibilityOf(tx, viewerId, memberId)) === 'none') throw fail('request.not_found')
    await (undo ? deleteHide : insertHide)(tx, viewerId, memberId)
  })
}

/** As with a deleted account, the other member's pages are notified only after a match or a like. */
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
