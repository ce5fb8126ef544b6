import { setTimeout as sleep } from 'node:timers/promises'
import type { PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { type Throttle, unthrottled } from './throttle.ts'

/** A row: where each field begins in the bytes, with its length, and the row's end. Valid during the call only. */
export type OnRow = (bytes: Buffer, fields: readonly number[]) => void

/** Bytes before the first row of the binary format. */
const HEADER = 19
const FIELD_COUNT = 2
/** Each field is preceded by its length, which is below zero for null. */
export const LENGTH = 4

/**
 * Calls back for each row of `copy … to stdout (format binary)`; the source is a table, or a select in brackets. Ten
 * times as fast as a query that makes objects. After an error the connection must be closed.
 */
export async function copyRows(
  client: PoolClient,
  source: string,
  onRow: OnRow,
  throttle: Throttle = unthrottled,
): Promise<void> {
  let unread = Buffer.alloc(0)
  let at = HEADER
  const fields: number[] = []
  for await (const chunk of client.query(copyTo(`copy ${source} to stdout (format binary)`))) {
    const startedAt = performance.now()
    const bytes = Buffer.concat([unread, chunk as Buffer])
    for (; findFields(bytes, at, fields); at = fields.at(-1) ?? at) onRow(bytes, fields)
    unread = bytes.subarray(Math.min(at, bytes.length))
    at = Math.max(0, at - bytes.length)
    const pause = throttle(performance.now() - startedAt)
    if (pause > 0) await sleep(pause)
  }
}

/** Notes where the fields of the row at a byte lie; false when the row is not complete, or there are no more. */
function findFields(bytes: Buffer, from: number, fields: number[]): boolean {
  if (from + FIELD_COUNT > bytes.length) return false
  const count = bytes.readInt16BE(from)
  let at = from + FIELD_COUNT
  for (let field = 0; field < count; field++) {
    if (at + LENGTH > bytes.length) return false
    fields[field] = at
    at += LENGTH + Math.max(0, bytes.readInt32BE(at))
  }
  if (count < 0 || at > bytes.length) return false
  fields[count] = at
  fields.length = count + 1
  return true
}
