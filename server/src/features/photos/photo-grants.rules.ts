import type { App } from '../../platform/app.ts'
import { tryConsume } from '../../platform/limits.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import { fail } from '../failures.ts'
import { tooMany } from '../limits.ts'
import { lockPairAndMembers } from '../safety/index.ts'
import { deleteGrant, insertGrant, mayBeGranted } from './photo-grants.queries.ts'
import { wordsIn } from './words/index.ts'

/** Each change makes the open pages of the other one fetch again what they show. */
const GRANTS = { max: 100, per: '1 hour' }

/**
 * Lets a match, or somebody who likes the owner, see photos that are blurred for everybody. A repeat changes nothing.
 * @throws `request.not_found` for all others, as for a made-up id; `request.too_many` above 100 in an hour
 */
export async function grantPhotos(app: App, ownerId: string, memberId: string): Promise<void> {
  const wait = await tryConsume(app.db, `photo grants ${ownerId}`, GRANTS)
  if (wait !== null) throw tooMany((language) => wordsIn(language).tooManyGrants, wait)
  await transaction(app, async (tx) => {
    await lockPairAndMembers(tx, ownerId, memberId) // they may be parting
    const now = app.clock.now()
    if (!(await mayBeGranted(tx, ownerId, memberId, now))) throw fail('request.not_found')
    if (await insertGrant(tx, ownerId, memberId, now))
      await emit(tx, 'members.changed', { member_ids: [ownerId, memberId] })
  })
}

/** Takes a grant back; where there is none, nothing changes. */
export function revokePhotos(app: App, ownerId: string, memberId: string): Promise<void> {
  return transaction(app, async (tx) => {
    if (await deleteGrant(tx, ownerId, memberId))
      await emit(tx, 'members.changed', { member_ids: [ownerId, memberId] })
  })
}
