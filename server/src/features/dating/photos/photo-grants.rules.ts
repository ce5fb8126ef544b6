import type { App } from '../../../platform/app.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { emit, transaction } from '../../../platform/outbox.ts'
import { fail } from '../../shared/failures.ts'
import { tooMany } from '../../shared/limits.ts'
import { lockPairAndMembers } from '../safety/index.ts'
import { deleteGrant, insertGrant, mayBeGranted } from './photo-grants.queries.ts'
import { GRANTS_OF_OWNER } from './photos.limits.ts'
import { wordsIn } from './words.ts'

/** @throws `request.not_found` for unrelated or unknown members; `request.too_many` above 100 in an hour */
export async function grantPhotos(app: App, ownerId: string, memberId: string): Promise<void> {
  const wait = await tryConsume(app.db, `photo grants ${ownerId}`, GRANTS_OF_OWNER)
  if (wait !== null) throw tooMany((language) => wordsIn(language).tooManyGrants, wait)
  await transaction(app, async (tx) => {
    await lockPairAndMembers(tx, ownerId, memberId)
    const now = app.clock.now()
    if (!(await mayBeGranted(tx, ownerId, memberId, now))) throw fail('request.not_found')
    if (await insertGrant(tx, ownerId, memberId, now))
      await emit(tx, 'members.changed', { member_ids: [ownerId, memberId] })
  })
}

export function revokePhotos(app: App, ownerId: string, memberId: string): Promise<void> {
  return transaction(app, async (tx) => {
    if (await deleteGrant(tx, ownerId, memberId))
      await emit(tx, 'members.changed', { member_ids: [ownerId, memberId] })
  })
}
