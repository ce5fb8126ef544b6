import { createHmac, hkdfSync } from 'node:crypto'
import { isSameText } from '../../platform/same-text.ts'

const MAC_BYTES = 8
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const TOKEN = /^bounces\+([a-z2-7]{39})$/

/** Return addresses that say which mail came back (VERP), and that nobody else can make. */
export interface ReturnAddresses {
  /** The part before the @, of at most 64 letters. */
  localPartFor(memberId: string, address: string): string
  /** The member that a local part names; null when it is not ours. */
  memberOf(localPart: string): string | null
  /** Whether it was made for this address of the member, and not for a former one. */
  isFor(localPart: string, memberId: string, address: string): boolean
}

/** In base32 of small letters, since other mail servers may change the case of a local part. */
export function createReturnAddresses(secret: string): ReturnAddresses {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'return addresses', 32))
  const macOf = (memberId: string, address: string) =>
    createHmac('sha256', key).update(`${memberId} ${address.toLowerCase()}`).digest().subarray(0, MAC_BYTES)
  const localPartFor = (memberId: string, address: string) =>
    `bounces+${base32(Buffer.concat([bytesOf(memberId), macOf(memberId, address)]))}`
  return {
    localPartFor,
    memberOf(localPart) {
      const [, token] = TOKEN.exec(localPart.toLowerCase()) ?? []
      return token ? uuidOf(fromBase32(token).subarray(0, 16)) : null
    },
    isFor: (localPart, memberId, address) =>
      isSameText(localPart.toLowerCase(), localPartFor(memberId, address)),
  }
}

const bytesOf = (uuid: string) => Buffer.from(uuid.replaceAll('-', ''), 'hex')
const uuidOf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

/** RFC 4648, section 6, without padding. */
function base32(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => ALPHABET[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => ALPHABET.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
