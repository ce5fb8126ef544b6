import { createHmac, hkdfSync } from 'node:crypto'
import { isSameText } from './same-text.ts'

/** Thirteen months: 397 days at most. */
const LASTS = 397 * 86_400_000

/** Tokens of mails that went out before tokens had an end; the last of them are thirteen months old then. */
const OLD_ONES_END = Date.UTC(2028, 0, 1)
const WITH_END = /^(.+)\.(\d{13})$/

/** Tokens of links in mails, which open without a session: what they name, when they end, and a signature. */
export interface MailTokens {
  /** @param named letters, digits, `-` and `.` */
  make(named: string, now: Date): string
  /** What it names; null for what we have not made, and for what has ended. */
  read(token: string, now: Date): string | null
}

/** A link lies in a mailbox for as long as its mail, so it must not open for a later owner of that mailbox. */
export function createMailTokens(secret: string, purpose: string): MailTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', purpose, 32))
  const signed = (text: string) => `${text}.${createHmac('sha256', key).update(text).digest('base64url')}`
  return {
    make: (named, now) => signed(`${named}.${now.getTime() + LASTS}`),
    read(token, now) {
      const text = token.slice(0, token.lastIndexOf('.'))
      const [, named = text, ends = OLD_ONES_END] = WITH_END.exec(text) ?? []
      return isSameText(token, signed(text)) && now.getTime() < Number(ends) ? named : null
    },
  }
}
