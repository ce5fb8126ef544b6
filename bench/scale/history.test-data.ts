import { randomUUID } from 'node:crypto'
import type { Message } from '@ndoa/contract/dating/messaging'
import type { Ending, History } from '../../server/src/app/servers/testing/verdict.ts'

/** Two members who wrote to each other in turn, without any fault. */
export function aGoodHistory(count = 8): History {
  const [hers, his, matchId] = [randomUUID(), randomUUID(), randomUUID()]
  const written: Message[] = Array.from({ length: count }, (_, at) => ({
    id: randomUUID(),
    match_id: matchId,
    seq: at + 1,
    sender_id: at % 2 === 0 ? hers : his,
    client_message_id: randomUUID(),
    content: `${at % 2 === 0 ? hers : his} ${Math.floor(at / 2) + 1}`,
    created_at: new Date(at * 1_000).toISOString(),
    is_read: false,
  }))
  const end = (id: string, otherId: string): Ending => ({
    id,
    otherId,
    matchId,
    readUpTo: 0,
    heard: written.map((message) => ({ type: 'message.created', message })),
    badges: [count / 2, count / 2, count / 2],
    page: { messages: structuredClone(written), otherOnline: true },
  })
  return { written, stored: structuredClone(written), people: [end(hers, his), end(his, hers)] }
}
