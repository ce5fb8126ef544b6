import { createHmac, hkdfSync } from 'node:crypto'
import { isSameText } from '../../../platform/same-text.ts'

export interface OrderTokens {
  make(orderId: string): string
  /** Null for what we have not made. */
  read(token: string): string | null
}

/** Tokens never expire: receipts are kept for years, and withdrawing must work for as long as the rules allow it. */
export function createOrderTokens(secret: string): OrderTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'orders', 32))
  const macOf = (orderId: string) => createHmac('sha256', key).update(orderId).digest('base64url')
  return {
    make: (orderId) => `${orderId}.${macOf(orderId)}`,
    read(token) {
      const [orderId = ''] = token.split('.')
      return isSameText(token, `${orderId}.${macOf(orderId)}`) ? orderId : null
    },
  }
}
