import type { RemovedContent } from '@ndoa/contract/trust/decisions'
import type { Quote } from '@ndoa/contract/trust/statements'
import { sql } from 'kysely'
import type { App } from '../../../../platform/app.ts'
import type { Db } from '../../../../platform/db.ts'
import { fail } from '../../../shared/failures.ts'
import { removalsOf } from '../apply/removed-content.queries.ts'

export interface Content {
  photo_ids: string[]
  messages: { id: string; content: string }[]
  /** Null if the decision does not remove the bio. */
  bio: string | null
}

/** Reads the original text, even of removed content. @throws request.not_found for content of another member */
export async function readContent(
  app: Pick<App, 'cases'>,
  db: Db,
  memberId: string,
  { photo_ids, message_ids, bio }: RemovedContent,
): Promise<Content> {
  const photos = await db
    .selectFrom('profile_photos')
    .select('id')
    .where('user_id', '=', memberId)
    .where(sql<boolean>`id = any(${photo_ids}::uuid[])`)
    .execute()
  const messages = await db
    .selectFrom('messages')
    .select(['id', 'content'])
    .where('sender_id', '=', memberId)
    .where(sql<boolean>`id = any(${message_ids}::uuid[])`)
    .orderBy('created_at')
    .execute()
  const isComplete =
    photos.length === new Set(photo_ids).size && messages.length === new Set(message_ids).size
  if (!isComplete) throw fail('request.not_found')
  const removed = await removalsOf(app, db, memberId)
  const originalText = (id: string) => removed.find(({ thing_id }) => thing_id === id)?.was
  return {
    photo_ids: photos.map(({ id }) => id),
    messages: messages.map(({ id, content }) => ({ id, content: originalText(id) ?? content })),
    bio: bio
      ? (await bioOf(db, memberId)) || (removed.find(({ kind }) => kind === 'bio')?.was ?? null)
      : null,
  }
}

async function bioOf(db: Db, memberId: string): Promise<string | null> {
  const profile = await db
    .selectFrom('profiles')
    .select('bio')
    .where('user_id', '=', memberId)
    .executeTakeFirst()
  return profile?.bio ?? null
}

export const quotesOf = ({ photo_ids, messages, bio }: Content): Quote[] => [
  ...messages.map(({ content }) => ({ kind: 'message' as const, text: content, photo_id: null })),
  ...(bio === null ? [] : [{ kind: 'bio' as const, text: bio, photo_id: null }]),
  ...photo_ids.map((photo_id) => ({ kind: 'photo' as const, text: null, photo_id })),
]
