import { createHmac, createSecretKey } from 'node:crypto'
import { isSameText } from './same-text.ts'

export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** @throws if the file does not exist (see `isMissingFile`), or StorageUnavailable */
  get(key: string): Promise<Uint8Array>
  /** Ignores missing files. @throws StorageUnavailable if any file may remain */
  delete(keys: readonly string[]): Promise<void>
}

/** The disk is full or the store does not respond. The client gets 503 and may retry. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'
  readonly statusCode = 503
}

export const photoFile = (storageKey: string, variant: 'w320' | 'w640' | 'w1280' | 'blur') =>
  `photos/${storageKey}/${variant}.webp`

export const evidenceFile = (storageKey: string) => `evidence/${storageKey}`

export function isMissingFile(error: unknown): boolean {
  const reasons = [error, (error as Error).cause ?? {}] as { code?: unknown; name?: unknown }[]
  return reasons.some(({ code, name }) => code === 'ENOENT' || name === 'NoSuchKey')
}

/** `expires` is in Unix seconds. */
export interface Grant {
  subject: string
  viewer: string
  expires: number
}

const SIGNATURE_BYTES = 16

/** One HMAC signs up to four files of a subject. Each gets a separate part of it, which does not reveal the others. */
export function linkSigner(secret: string) {
  const key = createSecretKey(Buffer.from(secret))
  const codeOf = ({ subject, viewer, expires }: Grant) =>
    createHmac('sha512', key).update(`link\n${subject}\n${viewer}\n${expires}`).digest()
  const partOf = (code: Buffer, file: number) =>
    code.subarray(file * SIGNATURE_BYTES, (file + 1) * SIGNATURE_BYTES).toString('base64url')
  return {
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
