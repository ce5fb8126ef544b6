import type { RemovedContent } from '@ndoa/contract/decisions'
import type { Quote } from '@ndoa/contract/statements'
import { sql } from 'kysely'
import type { App } from '../../platform/app.ts'
import type { Db, Tx } from '../../platform/db.ts'
import { fail } from '../failures.ts'
import { removalsOf } from './removals.queries.ts'

/** What a decision removes, as it was when it was decided. */
export interface Content {
  photo_ids: string[]
  messages: { id: string; content: string }[]
  /** Null: it is not removed. */
  bio: string | null
}

/**
 * In the member's own words, also where another decision has removed them already.
 * @param isSecondLook then something may be gone by now
 * @throws request.not_found when something is not this member's own
 */
export async function readContent(
  app: Pick<App, 'cases'>,
  db: Db,
  memberId: string,
  { photo_ids, message_ids, bio }: RemovedContent,
  isSecondLook: boolean,
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
  const isWhole = photos.length === new Set(photo_ids).size && messages.length === new Set(message_ids).size
  if (!isWhole && !isSecondLook) throw fail('request.not_found')
  const removed = await removalsOf(app, db, memberId)
  const wordsOf = (id: string) => removed.find(({ thing_id }) => thing_id === id)?.was
  return {
    photo_ids: photos.map(({ id }) => id),
    messages: messages.map(({ id, content }) => ({ id, content: wordsOf(id) ?? content })),
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

/** @returns whom the conversations of these messages belong to */
export async function replaceMessages(
  tx: Tx,
  memberId: string,
  messages: readonly { id: string; content: string }[],
): Promise<string[]> {
  const ids = messages.map(({ id }) => id)
  const texts = messages.map(({ content }) => content)
  const { rows } = await sql<{ user1: string; user2: string }>`
    update messages s set content = given.content
    from unnest(${ids}::uuid[], ${texts}::text[]) as given (id, content), matches m
    where s.id = given.id and s.sender_id = ${memberId} and m.id = s.match_id
    returning m.user1, m.user2`.execute(tx)
  return [...new Set(rows.flatMap(({ user1, user2 }) => [user1, user2]))]
}

/** Only if it is unchanged: what the member has written since is not touched. */
export async function replaceBio(
  tx: Tx,
  memberId: string,
  from: string | null,
  to: string | null,
): Promise<boolean> {
  const { rows } = await sql`
    update profiles set bio = ${to} where user_id = ${memberId} and nullif(bio, '') is not distinct from ${from}
    returning 1`.execute(tx)
  return rows.length > 0
}
