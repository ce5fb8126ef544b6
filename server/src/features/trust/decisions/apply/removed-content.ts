import { randomUUID } from 'node:crypto'
import { REMOVED_MESSAGE } from '@ndoa/contract/dating/removed-message'
import type { App } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { emit } from '../../../../platform/outbox.ts'
import { replaceMessages } from '../../../dating/messaging/index.ts'
import { putBackPhotos, takeDownPhotos } from '../../../dating/photos/index.ts'
import { replaceBio } from '../../../dating/profiles/index.ts'
import { type Content } from '../decide/content.queries.ts'
import {
  decryptRemoved,
  encryptRemoved,
  insertRemovals,
  lockMember,
  type Removal,
  removalsOf,
  setRestored,
} from './removed-content.queries.ts'

interface RemoveInput {
  decisionId: string
  memberId: string
  content: Content
  now: Date
}

/** Also stores content that another decision has removed, so that it stays removed until both are lifted. */
export async function removeContent(
  app: Pick<App, 'cases'>,
  tx: Tx,
  { decisionId, memberId, content, now }: RemoveInput,
): Promise<void> {
  const { photo_ids, messages, bio } = content
  await lockMember(tx, memberId)
  const before = await removalsOf(app, tx, memberId)
  const photos = photo_ids.length > 0 ? await takeDownPhotos(tx, memberId, photo_ids, now) : []
  const photosBefore = before.filter(
    ({ kind, thing_id }) => kind === 'photo' && photo_ids.includes(thing_id ?? ''),
  )
  if (messages.length > 0)
    await writeMessages(
      tx,
      memberId,
      messages.map(({ id }) => ({ id, content: REMOVED_MESSAGE })),
    )
  const isBioGone =
    bio !== null &&
    ((await replaceBio(tx, memberId, bio, null)) ||
      before.some(({ kind, was }) => kind === 'bio' && was === bio))
  const statuses = new Map([
    ...photosBefore.map(({ thing_id, was }) => [thing_id ?? '', was] as const),
    ...photos.map(({ id, status }) => [id, status] as const),
  ])
  const removed = [
    ...[...statuses].map(([thing_id, was]) => ({ kind: 'photo' as const, thing_id, was })),
    ...messages.map(({ id, content: was }) => ({ kind: 'message' as const, thing_id: id, was })),
    ...(isBioGone ? [{ kind: 'bio' as const, thing_id: null, was: bio }] : []),
  ]
  if (removed.length === 0) return
  const rows = removed.map(({ was, ...thing }) => {
    const id = randomUUID()
    return {
      ...thing,
      id,
      decision_id: decisionId,
      member_id: memberId,
      sealed: encryptRemoved(app, id, was),
    }
  })
  await insertRemovals(tx, rows)
}

/** Skips content that was deleted or rewritten since, and content that another decision still removes. */
export async function restoreContent(
  app: Pick<App, 'cases'>,
  tx: Tx,
  decisionId: string,
  memberId: string,
  now: Date,
): Promise<void> {
  await lockMember(tx, memberId)
  const rows = await setRestored(tx, decisionId, now)
  const others = await removalsOf(app, tx, memberId)
  const restorable = rows
    .map((row) => ({ ...row, was: decryptRemoved(app, row) }))
    .filter((removal) => !others.some((other) => stillWithholds(other, removal)))
  const of = (wanted: string) => restorable.filter(({ kind }) => kind === wanted)
  const photos = of('photo').map(({ thing_id, was }) => ({ id: thing_id ?? '', status: was }))
  if (photos.length > 0) await putBackPhotos(tx, memberId, photos)
  const messages = of('message').map(({ thing_id, was }) => ({ id: thing_id ?? '', content: was }))
  if (messages.length > 0) await writeMessages(tx, memberId, messages)
  for (const { was } of of('bio')) await replaceBio(tx, memberId, null, was)
}

/** If two decisions removed bios, only the newer bio is restored. */
function stillWithholds(other: Removal, { kind, thing_id, was, applied_at }: Removal): boolean {
  if (other.kind !== kind || other.thing_id !== thing_id) return false
  return kind !== 'bio' || other.was === was || other.applied_at > applied_at
}

async function writeMessages(tx: Tx, memberId: string, messages: readonly { id: string; content: string }[]) {
  const member_ids = await replaceMessages(tx, memberId, messages)
  if (member_ids.length > 0) await emit(tx, 'members.changed', { member_ids })
}
