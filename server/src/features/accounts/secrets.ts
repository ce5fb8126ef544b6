import { createHmac, hkdfSync } from 'node:crypto'
import { type Sealing, sealing } from '../../platform/sealing.ts'

/** What keeps short codes and second-factor secrets safe from somebody who reads the database, and marks of browsers sealed. */
export interface Secrets {
  /** What is stored in place of a short code: without the server's key a million tries do not find it. */
  mac(...parts: string[]): string
  factors: Sealing
  /** Which members signed in in a browser. */
  devices: Sealing
}

export function secretsOf(secret: string): Secrets {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'short codes', 32))
  return {
    mac: (...parts) => createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url'),
    factors: sealing(secret, 'second factors'),
    devices: sealing(secret, 'known devices'),
  }
}
