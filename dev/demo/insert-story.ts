import { randomUUID } from 'node:crypto'
import type { Tx } from '../../server/src/platform/db.ts'
import { chunks } from './insert-members.ts'
import type { Story, StoryLike, StoryMatch, StoryMessage } from './story.ts'

export async function insertStory(tx: Tx, { likes, matches, messages }: Story): Promise<void> {
  const matched = new Set(matches.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]))
  const likeRow = ({ from, to, at }: StoryLike) => ({
    from_id: from,
    to_id: to,
    is_matched: matched.has(`${from} ${to}`),
    created_at: at,
  })
  const numbered = inOrder(messages)
  const lastOf = new Map(numbered.map((message) => [message.match, message]))
  for (const some of chunks(likes)) {
    await tx.insertInto('likes').values(some.map(likeRow)).execute()
    await tx.insertInto('profile_views').values(some.map(viewRow)).execute()
  }
  for (const some of chunks(matches)) {
    await tx
      .insertInto('matches')
      .values(some.map((match) => matchRow(match, lastOf.get(match.id))))
      .execute()
  }
  for (const some of chunks(numbered)) await tx.insertInto('messages').values(some.map(messageRow)).execute()
}

const viewRow = ({ from, to, at }: StoryLike) => ({
  viewed_id: to,
  viewer_id: from,
  viewed_on: at.toISOString().slice(0, 10),
  created_at: at,
})

type Numbered = StoryMessage & { seq: number }

function inOrder(messages: StoryMessage[]): Numbered[] {
  const seqs = new Map<string, number>()
  return [...messages]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map((message) => {
      const seq = (seqs.get(message.match) ?? 0) + 1
      seqs.set(message.match, seq)
      return { ...message, seq }
    })
}

function matchRow({ id, a, b, at }: StoryMatch, last: Numbered | undefined) {
  const [user1, user2] = a < b ? [a, b] : [b, a]
  return { id, user1, user2, created_at: at, last_seq: last?.seq ?? 0, last_message_at: last?.at ?? null }
}

const messageRow = ({ match, seq, sender, content, at, read }: Numbered) => ({
  match_id: match,
  seq,
  sender_id: sender,
  client_message_id: randomUUID(),
  content,
  created_at: at,
  read_at: read ? at : null,
})
