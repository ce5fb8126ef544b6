import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

export interface Encryption {
  /** Text encrypted for one owner can't be decrypted for another. */
  encrypt(text: string, owner: string): string
  /** @throws if the text was altered, or encrypted for another owner or with another secret */
  decrypt(sealed: string, owner: string): string
  encryptBytes(bytes: Uint8Array, owner: string): Buffer
  decryptBytes(sealed: Uint8Array, owner: string): Buffer
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
    decrypt: (sealed, owner) =>
      either(
        () => current.decrypt(sealed, owner),
        () => previous.decrypt(sealed, owner),
      ),
    decryptBytes: (sealed, owner) =>
      either(
        () => current.decryptBytes(sealed, owner),
        () => previous.decryptBytes(sealed, owner),
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
    const sealed = Buffer.concat([cipher.update(bytes), cipher.final()])
    return Buffer.concat([iv, cipher.getAuthTag(), sealed])
  }
  const decryptBytes = (sealed: Uint8Array, owner: string) => {
    const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(sealed.subarray(IV_BYTES, IV_BYTES + TAG_BYTES))
    return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES + TAG_BYTES)), decipher.final()])
  }
  return {
    encryptBytes,
    decryptBytes,
    encrypt: (text, owner) => encryptBytes(Buffer.from(text), owner).toString('base64url'),
    decrypt: (sealed, owner) => decryptBytes(Buffer.from(sealed, 'base64url'), owner).toString(),
  }
}
