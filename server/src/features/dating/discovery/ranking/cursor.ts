import type { Cursor } from '@ndoa/matching'
import * as z from 'zod'
import type { Encryption } from '../../../../platform/encryption.ts'

export interface PageEnd {
  cursor: Cursor
  day: string
}

/** Short tuples of order, sort keys (1 for verified), id and day, so that an encrypted cursor fits in a URL. */
const Encoded = z.union([
  z.tuple([z.literal('c'), z.int(), z.literal([0, 1]), z.int(), z.uuid(), z.iso.date()]),
  z.tuple([z.literal('n'), z.number(), z.uuid(), z.iso.date()]),
])

/** Encrypts the cursor for one viewer, because it holds another member's private exposure and join time. */
export function encodeCursor({ cursor, day }: PageEnd, viewerId: string, encryption: Encryption): string {
  const encoded: z.infer<typeof Encoded> =
    cursor.sort_by === 'newest'
      ? ['n', cursor.joined_at, cursor.id, day]
      : ['c', cursor.percent, cursor.verified ? 1 : 0, cursor.shown, cursor.id, day]
  return encryption.encrypt(JSON.stringify(encoded), viewerId)
}

/** @returns null unless this server encoded the text for this viewer */
export function decodeCursor(text: string, viewerId: string, encryption: Encryption): PageEnd | null {
  try {
    const encoded = Encoded.parse(JSON.parse(encryption.decrypt(text, viewerId)))
    if (encoded[0] === 'n') {
      const [, joined_at, id, day] = encoded
      return { cursor: { sort_by: 'newest', joined_at, id }, day }
    }
    const [, percent, verified, shown, id, day] = encoded
    return { cursor: { sort_by: 'compatibility', percent, verified: verified === 1, shown, id }, day }
  } catch {
    return null
  }
}
