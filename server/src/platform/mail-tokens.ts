import { createHmac, hkdfSync } from 'node:crypto'
import { isSameText } from './same-text.ts'

const TOKEN_TTL = 397 * 86_400_000

/** Tokens without an expiry are valid until this date, when the last of them are thirteen months old. */
const LEGACY_TOKENS_END = Date.UTC(2028, 0, 1)
const WITH_EXPIRY = /^(.+)\.(\d{13})$/

export interface MailTokens {
  make(payload: string, now: Date): string
  read(token: string, now: Date): string | null
}

/** Tokens expire, so that a later owner of the mailbox can't use them. @param before the previous secret */
export function createMailTokens(secret: string, purpose: string, before?: string): MailTokens {
  const sign = signer(secret, purpose)
  const readable = before ? [sign, signer(before, purpose)] : [sign]
  return {
    make: (payload, now) => sign(`${payload}.${now.getTime() + TOKEN_TTL}`),
    read(token, now) {
      const text = token.slice(0, token.lastIndexOf('.'))
      const [, payload = text, expiresAt = LEGACY_TOKENS_END] = WITH_EXPIRY.exec(text) ?? []
      const isValid = readable.some((signed) => isSameText(token, signed(text)))
      return isValid && now.getTime() < Number(expiresAt) ? payload : null
    },
  }
}

function signer(secret: string, purpose: string) {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  return (text: string) => `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
}
