import { type Language, pageAddress } from '@ndoa/contract/languages'
import type { App } from '../../../platform/app.ts'

/** Anyone with the mail can stop the renewal or withdraw the order, without signing in, for thirteen months. */
export function orderLink({ config, membership, clock }: App, orderId: string, language: Language): string {
  const token = membership.tokens.make(orderId, clock.now())
  return `${config.publicUrl}${pageAddress('/membership-order', language)}?token=${token}`
}
