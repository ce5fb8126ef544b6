import { PHONE_CODE_MINUTES } from '@ndoa/contract/limits'

/** The last code that this page requested; `at` is in milliseconds since the epoch. */
export interface SentCode {
  phone: string
  at: number
}

export const sentCode = (phone: string): SentCode => ({ phone, at: Date.now() })

/** Whether the number has a code already, so that the same number needs no other one. */
export const hasCode = (sent: SentCode | null, phone: string): sent is SentCode =>
  sent !== null && sent.phone === phone && Date.now() - sent.at < PHONE_CODE_MINUTES * 60_000
