import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { Snapshot } from '@ndoa/matching'
import type { Pool, PoolClient } from 'pg'
import type { Position } from '../member-index.queries.ts'
import { copyOut } from './copy-out.ts'
import { LENGTH } from './fields.ts'
import { HASTE, type Pace } from './pace.ts'
import { pack, unpack } from './packing.ts'
import { fingerprintOfProgram } from './program.ts'

/** The index of a day, as everybody was read at a position. */
export interface IndexCopy {
  day: string
  position: Position
  /** In milliseconds. */
  readAt: number
  snapshot: Snapshot
}

/** What the first piece says of the others. */
interface Head extends Omit<IndexCopy, 'snapshot'> {
  origin: string
  text: string
  checksum: number
}

/** Small enough to come in few parts. */
const PIECE = 2 ** 18

/** Keeps a copy in place of the one before, which is gone from the disk with that. */
export async function keepCopy(
  pool: Pool,
  { snapshot, ...rest }: IndexCopy,
  pace: Pace = HASTE,
): Promise<void> {
  const { text, arrays } = pack(snapshot)
  await inTransaction(pool, 'begin', async (client) => {
    const head: Head = { ...rest, origin: await originOf(client), text, checksum: checksumOf(arrays) }
    await client.query('truncate member_index_copy')
    let piece = 0
    for (const bytes of [Buffer.from(JSON.stringify(head)), ...arrays.flatMap(piecesOf)]) {
      const begun = performance.now()
      await client.query('insert into member_index_copy (piece, bytes) values ($1, $2)', [piece++, bytes])
      await sleep(pace(performance.now() - begun))
    }
  })
}

/** The copy of a day, or null when there is none that this program can take for what it would have read itself. */
export function readCopy(pool: Pool, day: string): Promise<IndexCopy | null> {
  return inTransaction(pool, 'begin read only', async (client) => {
    const { rows } = await client.query<{ bytes: Buffer }>(
      'select bytes from member_index_copy where piece = 0',
    )
    const head = rows[0] && (JSON.parse(rows[0].bytes.toString()) as Head)
    if (head?.day !== day || head.origin !== (await originOf(client))) return null
    const { snapshot, arrays } = unpack(head.text)
    const isWhole = await fill(client, arrays)
    if (!isWhole || checksumOf(arrays) !== head.checksum) return null
    return { day, position: head.position, readAt: head.readAt, snapshot }
  })
}

/** Whoever holds the table for long, as a dump does, keeps no server from starting. */
const PATIENCE = "set local lock_timeout = '2s'"

async function inTransaction<T>(
  pool: Pool,
  begin: string,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    await client.query(`${begin}; ${PATIENCE}`)
    const result = await work(client)
    await client.query('commit')
    return result
  } catch (error) {
    failure = error instanceof Error ? error : new Error(String(error))
    throw failure
  } finally {
    client.release(failure)
  }
}

/** The program, and the installation of PostgreSQL: positions of another one mean nothing here. */
async function originOf(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select system_identifier::text as id from pg_control_system()',
  )
  return `${fingerprintOfProgram()} ${rows[0]?.id}`
}

const checksumOf = (arrays: readonly Uint8Array[]) => arrays.reduce((sum, bytes) => crc32(bytes, sum), 0)

function piecesOf(bytes: Uint8Array): Buffer[] {
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; at += PIECE)
    pieces.push(Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(PIECE, bytes.length - at)))
  return pieces
}

/** Fills the arrays, one after the other. @returns whether there was just as much as they hold */
async function fill(client: PoolClient, arrays: readonly Uint8Array[]): Promise<boolean> {
  const waiting = arrays.filter(({ length }) => length > 0)
  let [next, at, isFitting] = [0, 0, true]
  await copyOut(
    client,
    '(select bytes from member_index_copy where piece > 0 order by piece)',
    (row, from) => {
      const bytes = new Uint8Array(row.buffer, row.byteOffset + from + LENGTH, row.getInt32(from))
      const array = waiting[next]
      isFitting &&= array !== undefined && at + bytes.length <= array.length
      if (!array || !isFitting) return
      array.set(bytes, at)
      at += bytes.length
      if (at === array.length) [next, at] = [next + 1, 0]
    },
  )
  return isFitting && next === waiting.length
}
