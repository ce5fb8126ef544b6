import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts text in the database and files in the storage, so that reading those reveals nothing. */
export interface Encryption {
  /** Encrypts; what is sealed for one owner opens for no other. */
  encrypt(text: string, owner: string): string
  /** @throws when it was altered, sealed for another owner, or with another secret */
  decrypt(sealed: string, owner: string): string
  /** The same for files. */
  encryptBytes(bytes: Uint8Array, owner: string): Buffer
  decryptBytes(sealed: Uint8Array, owner: string): Buffer
}

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** AES-256-GCM under a key of its own for each purpose. */
export function createEncryption(secret: string, purpose: string): Encryption {
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
