import { createHmac, randomBytes } from 'node:crypto'
import { BRAND } from '@ndoa/contract/brand'
import { isSameText } from '../../../../platform/same-text.ts'

// Time-based one-time passwords (RFC 6238) with options that all authenticator apps support: SHA-1, 6 digits, 30 s.
const STEP = 30_000 // milliseconds
const DIGITS = 6
/** Phone clocks drift and typing takes time, so the previous and the next code are accepted too. */
const DRIFT = [0, -1, 1]

export const newTotpSecret = (): string => base32(randomBytes(20))

/** @returns the code's time step, or null if it is not one of the current codes */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const step = Math.floor(now.getTime() / STEP)
  const drift = DRIFT.find((drift) => isSameText(code, codeAt(secret, step + drift)))
  return drift === undefined ? null : step + drift
}

export const totp = (secret: string, now: Date): string => codeAt(secret, Math.floor(now.getTime() / STEP))

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
