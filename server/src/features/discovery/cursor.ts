import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto'
import type { Cursor } from '@ndoa/matching'
import * as z from 'zod'

/** The place in a list, and the day whose order it follows. */
export interface Place {
  cursor: Cursor
  day: string
}

const NONCE_BYTES = 12
const TAG_BYTES = 16
/** Written short, so that a sealed place fits in an address: order, sort keys, id, day. */
const Written = z.union([
  z.tuple([z.literal('c'), z.int(), z.int(), z.uuid(), z.iso.date()]),
  z.tuple([z.literal('n'), z.number(), z.uuid(), z.iso.date()]),
])

/**
 * The place of a page's end as one word that only this server can read and only this viewer can use: it holds how
 * often somebody was shown and when they joined, which nobody is told.
 */
export function sealPlace(place: Place, viewerId: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), nonce).setAAD(Buffer.from(viewerId))
  const sealed = Buffer.concat([cipher.update(JSON.stringify(write(place))), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** @returns null for anything that was not sealed here for this viewer */
export function openPlace(word: string, viewerId: string, secret: string): Place | null {
  const bytes = Buffer.from(word, 'base64url')
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  const nonce = bytes.subarray(0, NONCE_BYTES)
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES)
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), nonce, { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(viewerId)).setAuthTag(tag)
    const text = decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES), undefined, 'utf8')
    return read(Written.parse(JSON.parse(text + decipher.final('utf8'))))
  } catch {
    return null // forged, cut, or somebody else's
  }
}

const keys = new Map<string, KeyObject>()

/** Derived once per secret: it takes longer than the sealing. */
function keyOf(secret: string): KeyObject {
  const known = keys.get(secret)
  if (known) return known
  const key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', 'discovery cursor', 32)))
  keys.set(secret, key)
  return key
}

function write({ cursor, day }: Place): z.infer<typeof Written> {
  return cursor.sort_by === 'newest'
    ? ['n', cursor.joined_at, cursor.id, day]
    : ['c', cursor.percent, cursor.shown, cursor.id, day]
}

function read(written: z.infer<typeof Written>): Place {
  if (written[0] === 'n') {
    const [, joined_at, id, day] = written
    return { cursor: { sort_by: 'newest', joined_at, id }, day }
  }
  const [, percent, shown, id, day] = written
  return { cursor: { sort_by: 'compatibility', percent, shown, id }, day }
}
