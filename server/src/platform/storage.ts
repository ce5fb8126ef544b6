import { createHmac, timingSafeEqual } from 'node:crypto'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'

/** Where files are kept. Keys are ours, never a member's file name. */
export interface Storage {
  put(key: string, bytes: Uint8Array): Promise<void>
  /** @throws when there is no such file */
  get(key: string): Promise<Uint8Array>
  delete(keys: readonly string[]): Promise<void>
}

export function localStorage(folder: string): Storage {
  const disk = new Disk(new FSDriver({ location: folder, visibility: 'private' }))
  return {
    put: (key, bytes) => disk.put(key, bytes),
    get: (key) => disk.getBytes(key),
    delete: async (keys) => {
      await Promise.all(keys.map((key) => disk.delete(key)))
    },
  }
}

/** What a link allows: this viewer, this file, until then. Expiry is in Unix seconds. */
export interface Grant {
  subject: string
  viewer: string
  expires: number
}

/** Signs and checks links to files; a changed letter anywhere makes the signature wrong. */
export function linkSigner(secret: string) {
  const mac = ({ subject, viewer, expires }: Grant) =>
    createHmac('sha256', secret).update(`link\n${subject}\n${viewer}\n${expires}`).digest().subarray(0, 16)
  return {
    sign: (grant: Grant) => mac(grant).toString('base64url'),
    holds(grant: Grant, signature: string, now: Date) {
      const given = Buffer.from(signature, 'base64url')
      const right = mac(grant)
      return (
        given.length === right.length && timingSafeEqual(given, right) && grant.expires * 1000 > now.getTime()
      )
    },
  }
}
export type LinkSigner = ReturnType<typeof linkSigner>
