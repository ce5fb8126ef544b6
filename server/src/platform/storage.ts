import { createHmac, createSecretKey } from 'node:crypto'
import { isSameText } from './same-text.ts'

/** Where files are kept. Keys are ours, never a member's file name. */
export interface Storage {
  /** @throws StorageUnavailable */
  put(key: string, bytes: Uint8Array): Promise<void>
  /** @throws when there is no such file (see `isMissingFile`); StorageUnavailable */
  get(key: string): Promise<Uint8Array>
  /** A file that is not there counts as deleted. @throws StorageUnavailable when any of them may still be there */
  delete(keys: readonly string[]): Promise<void>
}

/** The disk is full or the store does not answer: callers get 503 and may try again. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
  readonly statusCode = 503
}

/** Where a variant of a photo is kept. The name is random and known to the server alone. */
export const photoFile = (storageKey: string, variant: 'w320' | 'w640' | 'w1280' | 'blur') =>
  `photos/${storageKey}/${variant}.webp`

/** Where the encrypted copy of a photo is kept as evidence. */
export const evidenceFile = (storageKey: string) => `evidence/${storageKey}`

/** Whether a file could not be read because there is none. */
export function isMissingFile(error: unknown): boolean {
  const reasons = [error, (error as Error).cause ?? {}] as { code?: unknown; name?: unknown }[]
  return reasons.some(({ code, name }) => code === 'ENOENT' || name === 'NoSuchKey')
}

/** What links allow: this viewer, the files of this subject, until then. Expiry is in Unix seconds. */
export interface Grant {
  subject: string
  viewer: string
  expires: number
}

const SIGNATURE_BYTES = 16

/**
 * Signs and checks links to files; a changed letter anywhere makes the signature wrong. One HMAC signs all
 * files of a subject: each of up to four has a part of it, which does not reveal the others.
 */
export function linkSigner(secret: string) {
  const key = createSecretKey(Buffer.from(secret))
  const codeOf = ({ subject, viewer, expires }: Grant) =>
    createHmac('sha512', key).update(`link\n${subject}\n${viewer}\n${expires}`).digest()
  const partOf = (code: Buffer, file: number) =>
    code.subarray(file * SIGNATURE_BYTES, (file + 1) * SIGNATURE_BYTES).toString('base64url')
  return {
    /** @returns the signature of a file, by its number among those of the subject */
    sign(grant: Grant) {
      const code = codeOf(grant)
      return (file: number) => partOf(code, file)
    },
    holds(grant: Grant, file: number, signature: string, now: Date) {
      return isSameText(signature, partOf(codeOf(grant), file)) && grant.expires * 1000 > now.getTime()
    },
  }
}
export type LinkSigner = ReturnType<typeof linkSigner>
