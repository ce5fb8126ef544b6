import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface Encryption {
  /** Text encrypted for one owner can't be decrypted for another. */
  encrypt(text: string, owner: string): string
  /** @throws if the text was altered, or encrypted for another owner or with another secret */
  decrypt(encrypted: string, owner: string): string
  encryptBytes(bytes: Uint8Array, owner: string): Buffer
  decryptBytes(encrypted: Uint8Array, owner: string): Buffer
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM with a separate key per purpose. @param before the previous secret, used for decryption only */
export function createEncryption(secret: string, purpose: string, before?: string): Encryption {
  const current = encryptionUnder(secret, purpose)
  if (!before) return current
  const previous = encryptionUnder(before, purpose)
  return {
    ...current,
    decrypt: (encrypted, owner) =>
      either(
        () => current.decrypt(encrypted, owner),
        () => previous.decrypt(encrypted, owner),
      ),
    decryptBytes: (encrypted, owner) =>
      either(
        () => current.decryptBytes(encrypted, owner),
        () => previous.decryptBytes(encrypted, owner),
      ),
  }
}

function either<T>(first: () => T, second: () => T): T {
  try {
    return first()
  } catch {
    return second()
  }
}

function encryptionUnder(secret: string, purpose: string): Encryption {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const encryptBytes = (bytes: Uint8Array, owner: string) => {
    const iv = randomBytes(IV_BYTES)
    const cipher = createCipheriv(CIPHER, key, iv).setAAD(Buffer.from(owner))
    const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted])
  }
  const decryptBytes = (encrypted: Uint8Array, owner: string) => {
    const decipher = createDecipheriv(CIPHER, key, encrypted.subarray(0, IV_BYTES), {
      authTagLength: TAG_BYTES,
    })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(encrypted.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(encrypted.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  }
  return {
    encryptBytes,
    decryptBytes,
    encrypt: (text, owner) => encryptBytes(Buffer.from(text), owner).toString('base64url'),
    decrypt: (encrypted, owner) => decryptBytes(Buffer.from(encrypted, 'base64url'), owner).toString(),
  }
}
