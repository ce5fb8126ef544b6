import { createHmac, hkdfSync } from 'node:crypto'
import { createEncryption, type Encryption } from '../../platform/encryption.ts'

/** Keys that protect short codes and second-factor secrets from anybody who reads the database, and that seal browser marks. */
export interface Secrets {
  /** A keyed hash, stored in place of a short code: a plain hash of six digits could be found by trying all of them. */
  mac(...parts: string[]): string
  factors: Encryption
  /** Seals the list of members who signed in in a browser. */
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
