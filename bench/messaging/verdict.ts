import type { Message } from '@ndoa/contract/dating/messaging'
import type { Client } from 'pg'

type Stored = Pick<Message, 'id' | 'match_id' | 'seq' | 'sender_id' | 'client_message_id' | 'content'>

export type Faults = Record<string, number>

export async function faultsIn(
  database: Client,
  acknowledged: readonly Message[],
  expected: number,
): Promise<Faults> {
  const { rows } = await database.query<Stored>(
    'select id, match_id, seq, sender_id, client_message_id, content from messages order by match_id, seq',
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const { rows: ends } = await database.query<{ wrong: number }>(
    `select count(*)::int as wrong from matches m
     where last_seq <> (select count(*) from messages where match_id = m.id)`,
  )
  return {
    'not acknowledged': expected - acknowledged.length,
    lost: acknowledged.filter(({ id }) => !byId.has(id)).length,
    'stored otherwise than acknowledged': acknowledged.filter((sent) => differs(sent, byId.get(sent.id)))
      .length,
    doubled: rows.length - new Set(rows.map(({ content }) => content)).size,
    'out of order': outOfOrder(rows),
    'gaps in the numbers': gaps(rows),
    'wrong last number': ends[0]?.wrong ?? 0,
  }
}

const differs = (sent: Message, stored: Stored | undefined) =>
  stored !== undefined &&
  (sent.match_id !== stored.match_id ||
    sent.seq !== stored.seq ||
    sent.sender_id !== stored.sender_id ||
    sent.client_message_id !== stored.client_message_id ||
    sent.content !== stored.content)

function outOfOrder(rows: readonly Stored[]): number {
  const latest = new Map<string, number>()
  let faults = 0
  for (const { match_id, sender_id, content } of rows) {
    const key = `${match_id} ${sender_id}`
    const n = Number(content.split(' ')[1])
    if (n <= (latest.get(key) ?? 0)) faults++
    latest.set(key, n)
  }
  return faults
}

function gaps(rows: readonly Stored[]): number {
  return rows.filter(({ match_id, seq }, i) => {
    const before = rows[i - 1]
    return seq !== (before?.match_id === match_id ? before.seq + 1 : 1)
  }).length
}
