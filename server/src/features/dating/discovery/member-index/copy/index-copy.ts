import { setTimeout as sleep } from 'node:timers/promises'
import { crc32 } from 'node:zlib'
import type { Snapshot } from '@ndoa/matching'
import type { Pool, PoolClient } from 'pg'
import type { Position } from '../change-log.queries.ts'
import { copyRows, LENGTH } from '../reading/copy-rows.ts'
import { type Throttle, unthrottled } from '../reading/throttle.ts'
import { inTransaction } from '../reading/transaction.ts'
import { pack, unpack } from './packing.ts'
import { programFingerprint } from './program-fingerprint.ts'

export interface IndexCopy {
  day: string
  position: Position
  readAt: number
  snapshot: Snapshot
}

interface Header extends Omit<IndexCopy, 'snapshot'> {
  origin: string
  text: string
  checksum: number
}

const PIECE_BYTES = 2 ** 18

/** A long-held lock, such as a dump's, must not keep a server from starting. */
const LOCK_TIMEOUT = "set local lock_timeout = '2s'"

export async function saveCopy(
  pool: Pool,
  { snapshot, ...rest }: IndexCopy,
  throttle: Throttle = unthrottled,
): Promise<void> {
  const { text, arrays } = pack(snapshot)
  await inTransaction(pool, `begin; ${LOCK_TIMEOUT}`, async (client) => {
    const header: Header = { ...rest, origin: await originOf(client), text, checksum: checksumOf(arrays) }
    await client.query('truncate member_index_copy')
    for (const [piece, bytes] of [
      Buffer.from(JSON.stringify(header)),
      ...arrays.flatMap(piecesOf),
    ].entries()) {
      const startedAt = performance.now()
      await client.query('insert into member_index_copy (piece, bytes) values ($1, $2)', [piece, bytes])
      await sleep(throttle(performance.now() - startedAt))
    }
  })
}

/** `newerThan` is in milliseconds. @returns null if this program version has no usable copy for that day */
export function readCopy(pool: Pool, day: string, newerThan = 0): Promise<IndexCopy | null> {
  return inTransaction(pool, `begin read only; ${LOCK_TIMEOUT}`, async (client) => {
    const { rows } = await client.query<{ bytes: Buffer }>(
      'select bytes from member_index_copy where piece = 0',
    )
    const header = rows[0] && (JSON.parse(rows[0].bytes.toString()) as Header)
    if (header?.day !== day || header.readAt <= newerThan || header.origin !== (await originOf(client)))
      return null
    const { snapshot, arrays } = unpack(header.text)
    const isWhole = await fill(client, arrays)
    if (!isWhole || checksumOf(arrays) !== header.checksum) return null
    return { day, position: header.position, readAt: header.readAt, snapshot }
  })
}

/** Runs every hour. Departed members must disappear within a day, even from a copy that is never rewritten. */
export async function deleteStaleCopy(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    "select from member_index_copy where piece = 0 and kept_at < now() - interval '23 hours'",
  )
  if (rows.length > 0) await pool.query('truncate member_index_copy')
}

/** A position in the change log is valid only in the PostgreSQL installation that it comes from. */
async function originOf(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ id: string }>(
    'select system_identifier::text as id from pg_control_system()',
  )
  return `${programFingerprint()} ${rows[0]?.id}`
}

const checksumOf = (arrays: readonly Uint8Array[]) => arrays.reduce((sum, bytes) => crc32(bytes, sum), 0)

function piecesOf(bytes: Uint8Array): Buffer[] {
  const pieces: Buffer[] = []
  for (let at = 0; at < bytes.length; at += PIECE_BYTES)
    pieces.push(Buffer.from(bytes.buffer, bytes.byteOffset + at, Math.min(PIECE_BYTES, bytes.length - at)))
  return pieces
}

async function fill(client: PoolClient, arrays: readonly Uint8Array[]): Promise<boolean> {
  const empty = arrays.filter(({ length }) => length > 0)
  let [next, at, fits] = [0, 0, true]
  await copyRows(
    client,
    '(select bytes from member_index_copy where piece > 0 order by piece)',
    (row, [from = 0, end]) => {
      const bytes = row.subarray(from + LENGTH, end)
      const array = empty[next]
      fits &&= array !== undefined && at + bytes.length <= array.length
      if (!array || !fits) return
      array.set(bytes, at)
      at += bytes.length
      if (at === array.length) [next, at] = [next + 1, 0]
    },
  )
  return fits && next === empty.length
}
