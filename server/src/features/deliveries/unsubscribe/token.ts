import { createHmac, hkdfSync } from 'node:crypto'
import { DELIVERY_KINDS } from '@ndoa/contract/choices'
import type { DeliveryKind } from '@ndoa/contract/deliveries'
import { isSameText } from '../../../platform/same-text.ts'

/** What one press in a mail turns off: kinds of news, or the weekly mail. */
export type Mailing = DeliveryKind | 'weekly'
const MAILINGS: readonly string[] = [...DELIVERY_KINDS, 'weekly']

export interface UnsubscribeTokens {
  make(userId: string, mailings: readonly Mailing[]): string
  /** Null for what we have not made. */
  read(token: string): { userId: string; mailings: Mailing[] } | null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** Tokens never expire: mails are kept for years, and unsubscribing must always work. */
export function createUnsubscribeTokens(secret: string): UnsubscribeTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'unsubscribe', 32))
  const macOf = (text: string) => createHmac('sha256', key).update(text).digest('base64url')
  return {
    make(userId, mailings) {
      const text = `${userId}.${mailings.join('-')}`
      return `${text}.${macOf(text)}`
    },
    read(token) {
      const [userId = '', named = ''] = token.split('.')
      const text = `${userId}.${named}`
      if (!isSameText(token, `${text}.${macOf(text)}`)) return null
      const mailings = named.split('-').filter((name): name is Mailing => MAILINGS.includes(name))
      return UUID.test(userId) && mailings.length > 0 ? { userId, mailings } : null
    },
  }
}
