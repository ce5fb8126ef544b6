import { DatabaseError } from 'pg'
import { fail } from '../failures.ts'

/** So many share one commit at most, and so many may wait for the next ones. */
const BATCH_MAX = 200
const QUEUE_MAX = 5_000

interface Waiting<Draft, Sent> {
  draft: Draft
  resolve: (sent: Sent) => void
  reject: (error: unknown) => void
}

/**
 * Lets many sends share one commit: while a batch is under way the next one gathers. Nothing waits for a clock, so a
 * single send goes out at once, and batches grow by themselves as more is sent. One batch at a time also keeps the
 * order in which messages arrived.
 * @throws `server.busy` when too many are waiting
 */
export function createSender<Draft, Sent>(
  sendBatch: (drafts: Draft[]) => Promise<Sent[]>,
): (draft: Draft) => Promise<Sent> {
  const queue: Waiting<Draft, Sent>[] = []
  let sending = false

  async function sendAll() {
    sending = true
    while (queue.length > 0) await settle(queue.splice(0, BATCH_MAX))
    sending = false
  }

  async function settle(batch: Waiting<Draft, Sent>[]): Promise<void> {
    try {
      const sent = await sendBatch(batch.map(({ draft }) => draft))
      batch.forEach(({ resolve }, i) => resolve(sent[i]!))
    } catch (error) {
      // one row that the database refuses must not spoil its neighbours
      if (batch.length > 1 && isAboutRows(error)) for (const one of batch) await settle([one])
      else batch.forEach(({ reject }) => reject(error))
    }
  }

  return (draft) =>
    new Promise((resolve, reject) => {
      if (queue.length >= QUEUE_MAX) return reject(fail('server.busy', { retry_after: 1 }))
      queue.push({ draft, resolve, reject })
      if (!sending) void sendAll()
    })
}

/** The database looked at the rows and refused; as opposed to a database that is full, stopping or not there. */
const isAboutRows = (error: unknown) =>
  error instanceof DatabaseError && !/^(08|53|57|58|XX)/.test(error.code ?? '')
