import { randomUUID } from 'node:crypto'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit } from '../../platform/outbox.ts'
import { putBackPhotos, takeDownPhotos } from '../photos/index.ts'
import { type Content, replaceBio, replaceMessages } from './content.queries.ts'

/** What both sides read in place of a message that was removed; its place in the conversation stays. */
const REMOVED_MESSAGE = 'This message was removed by our team.'

interface Removed {
  kind: 'photo' | 'message' | 'bio'
  thing_id: string | null
  /** The text; of a photo the state that it was in. */
  was: string
}

interface Removing {
  decisionId: string
  memberId: string
  content: Content
  now: Date
}

/** Removes what a decision names, and keeps it encrypted for the day on which the decision is lifted. */
export async function removeContent(
  { cases }: Pick<App, 'cases'>,
  tx: Tx,
  { decisionId, memberId, content, now }: Removing,
): Promise<void> {
  const { photo_ids, messages, bio } = content
  const photos = photo_ids.length > 0 ? await takeDownPhotos(tx, memberId, photo_ids, now) : []
  if (messages.length > 0)
    await writeMessages(
      tx,
      memberId,
      messages.map(({ id }) => ({ id, content: REMOVED_MESSAGE })),
    )
  const isBioGone = bio !== null && (await replaceBio(tx, memberId, bio, null))
  const removed: Removed[] = [
    ...photos.map(({ id, status }) => ({ kind: 'photo' as const, thing_id: id, was: status })),
    ...messages.map(({ id, content: was }) => ({ kind: 'message' as const, thing_id: id, was })),
    ...(isBioGone ? [{ kind: 'bio' as const, thing_id: null, was: bio }] : []),
  ]
  if (removed.length === 0) return
  const rows = removed.map(({ was, ...thing }) => {
    const id = randomUUID()
    const sealed = cases.sealing.encrypt(JSON.stringify({ removed_content: was }), id)
    return { ...thing, id, decision_id: decisionId, member_id: memberId, sealed }
  })
  await tx.insertInto('removed_content').values(rows).execute()
}

/** Puts back what is not deleted or written anew. */
export async function restoreContent(
  { cases }: Pick<App, 'cases'>,
  tx: Tx,
  decisionId: string,
  memberId: string,
  now: Date,
): Promise<void> {
  const rows = await tx
    .updateTable('removed_content')
    .set({ restored_at: now })
    .where('decision_id', '=', decisionId)
    .where('restored_at', 'is', null)
    .returning(['id', 'kind', 'thing_id', 'sealed'])
    .execute()
  const things = rows.map(({ id, kind, thing_id, sealed }) => {
    const { removed_content } = JSON.parse(cases.sealing.decrypt(sealed, id)) as { removed_content: string }
    return { kind, id: thing_id ?? '', was: removed_content }
  })
  const of = (wanted: string) => things.filter(({ kind }) => kind === wanted)
  const photos = of('photo').map(({ id, was }) => ({ id, status: was }))
  if (photos.length > 0) await putBackPhotos(tx, memberId, photos)
  const messages = of('message').map(({ id, was }) => ({ id, content: was }))
  if (messages.length > 0) await writeMessages(tx, memberId, messages)
  for (const { was } of of('bio')) await replaceBio(tx, memberId, null, was)
}

/** Open pages of both sides read the conversation anew. */
async function writeMessages(tx: Tx, memberId: string, messages: readonly { id: string; content: string }[]) {
  const member_ids = await replaceMessages(tx, memberId, messages)
  if (member_ids.length > 0) await emit(tx, 'members.changed', { member_ids })
}
