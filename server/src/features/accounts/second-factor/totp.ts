import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { BRAND } from '@ndoa/contract/brand'

// Time-based one-time passwords, RFC 6238, with what every authenticator app takes: SHA-1, 6 digits, 30 seconds.
const STEP = 30_000 // milliseconds
const DIGITS = 6
/** The clocks of phones are off, and typing takes a moment: the code before and the one after count as well. */
const DRIFT = [0, -1, 1]

/** 160 random bits in the letters that authenticator apps take. */
export const newTotpSecret = (): string => base32(randomBytes(20))

/** @returns the step that the code belongs to, null when it is not a code of about now */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const step = Math.floor(now.getTime() / STEP)
  const given = Buffer.from(code)
  const drift = DRIFT.find((drift) => {
    const right = Buffer.from(codeAt(secret, step + drift))
    return given.length === right.length && timingSafeEqual(given, right)
  })
  return drift === undefined ? null : step + drift
}

/** The code that the app shows. */
export const totp = (secret: string, now: Date): string => codeAt(secret, Math.floor(now.getTime() / STEP))

/** What the QR code holds. */
export function totpUri(secret: string, account: string): string {
  const label = `${encodeURIComponent(BRAND)}:${encodeURIComponent(account)}`
  const query = new URLSearchParams({
    secret,
    issuer: BRAND,
    algorithm: 'SHA1',
    digits: String(DIGITS),
    period: '30',
  })
  return `otpauth://totp/${label}?${query.toString()}`
}

function codeAt(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', fromBase32(secret)).update(counter).digest()
  const offset = digest.readUInt8(digest.length - 1) & 15
  const number = (digest.readUInt32BE(offset) & 0x7fffffff) % 10 ** DIGITS
  return String(number).padStart(DIGITS, '0')
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function base32(bytes: Buffer): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('')
  const groups = bits.match(/.{1,5}/g) ?? []
  return groups.map((group) => LETTERS[Number.parseInt(group.padEnd(5, '0'), 2)]).join('')
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const groups = bits.match(/.{8}/g) ?? []
  return Buffer.from(groups.map((group) => Number.parseInt(group, 2)))
}
