declare module 'http_ece' {
  import type { ECDH } from 'node:crypto'

  interface Options {
    version: 'aes128gcm'
    privateKey: ECDH
    authSecret: string
    salt?: string
    dh?: string
  }
  const ece: {
    encrypt(text: Buffer, options: Options): Buffer
    decrypt(encrypted: Buffer, options: Options): Buffer
  }
  export default ece
}
