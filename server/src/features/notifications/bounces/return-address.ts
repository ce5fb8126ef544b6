import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { isSameText } from '../../../platform/same-text.ts'

const MEMBER_BYTES = 16
const MAIL_ID_BYTES = 5
const MAC_BYTES = 8
const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567'
const TOKEN = /^bounces\+([a-z2-7]{47})$/

/** One unforgeable return address per mail identifies the mail that bounced (VERP). */
export interface ReturnAddresses {
  localPartFor(memberId: string, address: string, messageId: string): string
  /** Does not verify the signature. @returns null if the format is not ours */
  memberOf(localPart: string): string | null
  isFor(localPart: string, memberId: string, address: string): boolean
}

/** Tokens are in lowercase base32, because mail servers may change the case of a local part. */
export function createReturnAddresses(secret: string): ReturnAddresses {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'return addresses', 32))
  function localPart(memberId: string, address: string, mailId: Uint8Array) {
    const ids = Buffer.concat([bytesOf(memberId), mailId])
    const mac = createHmac('sha256', key).update(ids).update(address.toLowerCase()).digest()
    return `bounces+${base32(Buffer.concat([ids, mac.subarray(0, MAC_BYTES)]))}`
  }
  return {
    localPartFor: (memberId, address, messageId) => localPart(memberId, address, mailIdOf(messageId)),
    memberOf(recipient) {
      const bytes = bytesIn(recipient)
      return bytes ? uuidOf(bytes.subarray(0, MEMBER_BYTES)) : null
    },
    isFor(recipient, memberId, address) {
      const mailId = bytesIn(recipient)?.subarray(MEMBER_BYTES, MEMBER_BYTES + MAIL_ID_BYTES)
      return mailId !== undefined && isSameText(recipient.toLowerCase(), localPart(memberId, address, mailId))
    },
  }
}

function bytesIn(localPart: string): Buffer | undefined {
  const [, token] = TOKEN.exec(localPart.toLowerCase()) ?? []
  return token === undefined ? undefined : fromBase32(token)
}

const mailIdOf = (messageId: string) =>
  createHash('sha256').update(messageId).digest().subarray(0, MAIL_ID_BYTES)

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
