import { createHmac, hkdfSync } from 'node:crypto'
import { createEncryption, type Encryption } from '../../../platform/encryption.ts'

export interface Secrets {
  /**
   * A keyed hash, stored in place of a short code, because a plain hash of six digits could be reversed by trying all.
   */
  mac(...parts: string[]): string
  factors: Encryption
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
