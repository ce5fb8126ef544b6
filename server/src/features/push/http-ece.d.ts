declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface Options {
    version: 'aes128gcm'
    privateKey: ECDH
    authSecret: string
    salt?: string
    /** The public key of the receiver. */
    dh?: string
  }
  const ece: {
    encrypt(text: Buffer, options: Options): Buffer
    decrypt(encrypted: Buffer, options: Options): Buffer
  }
  export default ece
}
