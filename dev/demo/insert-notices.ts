import type { Tx } from '../../server/src/platform/db.ts'
import { chunks } from './insert-members.ts'
import type { Story } from './story.ts'

const DAY = 86_400_000
const UNREAD_PERIOD = 1.5 * DAY

export async function insertNotices(tx: Tx, { likes, matches }: Story, today: Date): Promise<void> {
  const matched = new Set(matches.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]))
  const seen = (at: Date) => (today.getTime() - at.getTime() > UNREAD_PERIOD ? at : null)
  const ofLikes = likes
    .filter(({ from, to }) => !matched.has(`${from} ${to}`))
    .map(({ from, to, at }) => ({
      user_id: to,
      type: 'like',
      about: 'like',
      from_id: from,
      occasion: `like ${from}`,
      created_at: at,
      read_at: seen(at),
    }))
  const ofMatches = matches.flatMap(({ id, a, b, at }) =>
    [
      [a, b],
      [b, a],
    ].map(([user_id = '', from_id = '']) => ({
      user_id,
      type: 'match',
      about: 'match',
      from_id,
      match_id: id,
      occasion: `match ${id}`,
      created_at: at,
      read_at: seen(at),
    })),
  )
  for (const some of chunks(ofLikes)) await tx.insertInto('notifications').values(some).execute()
  for (const some of chunks(ofMatches)) await tx.insertInto('notifications').values(some).execute()
}
