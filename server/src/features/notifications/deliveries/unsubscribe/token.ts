import { DELIVERY_KINDS } from '@ndoa/contract/dating/choices'
import type { DeliveryKind } from '@ndoa/contract/notifications/deliveries'
import { createMailTokens } from '../../../../platform/mail-tokens.ts'

export type Mailing = DeliveryKind | 'weekly'
const MAILINGS: readonly string[] = [...DELIVERY_KINDS, 'weekly']

export interface UnsubscribeTokens {
  make(userId: string, mailings: readonly Mailing[], now: Date): string
  /** @returns null for a forged or expired token */
  read(token: string, now: Date): { userId: string; mailings: Mailing[] } | null
}

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export function createUnsubscribeTokens(secret: string, before?: string): UnsubscribeTokens {
  const tokens = createMailTokens(secret, 'unsubscribe', before)
  return {
    make: (userId, mailings, now) => tokens.make(`${userId}.${mailings.join('-')}`, now),
    read(token, now) {
      const [userId = '', named = ''] = tokens.read(token, now)?.split('.') ?? []
      const mailings = named.split('-').filter((name): name is Mailing => MAILINGS.includes(name))
      return UUID.test(userId) && mailings.length > 0 ? { userId, mailings } : null
    },
  }
}
