import { createHmac, hkdfSync } from 'node:crypto'
import { createEncryption, type Encryption } from '../../platform/encryption.ts'

/** What keeps short codes and second-factor secrets safe from somebody who reads the database, and marks of browsers sealed. */
export interface Secrets {
  /** What is stored in place of a short code: without the server's key a million tries do not find it. */
  mac(...parts: string[]): string
  factors: Encryption
  /** Which members signed in in a browser. */
  devices: Encryption
}

export function secretsOf(secret: string): Secrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'short codes', 32))
  return {
    mac: (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url'),
    factors: createEncryption(secret, 'second factors'),
    devices: createEncryption(secret, 'known devices'),
  }
}
