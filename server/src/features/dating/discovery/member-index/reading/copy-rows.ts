import type { PoolClient } from 'pg'
import { to as copyTo } from 'pg-copy-streams'

/**
 * `fields` holds the offsets of each field's length prefix and of the row's end. Both are valid only during the call.
 */
export type OnRow = (bytes: Buffer, fields: readonly number[]) => void

const HEADER = 19
const FIELD_COUNT = 2
/** The size in bytes of a field's length prefix. The length of a null field is negative. */
export const LENGTH = 4

/** `source` is a table or a select in brackets. After an error the connection must be closed. */
export async function copyRows(client: PoolClient, source: string, onRow: OnRow): Promise<void> {
  let unread = Buffer.alloc(0)
  let at = HEADER
  const fields: number[] = []
  for await (const chunk of client.query(copyTo(`copy ${source} to stdout (format binary)`))) {
    const bytes = Buffer.concat([unread, chunk as Buffer])
    for (; findFields(bytes, at, fields); at = fields.at(-1) ?? at) onRow(bytes, fields)
    unread = bytes.subarray(Math.min(at, bytes.length))
    at = Math.max(0, at - bytes.length)
  }
}

/** @returns false if the row is incomplete or no rows remain */
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
