import { type Language, pageAddress } from '@ndoa/contract/languages'
import type { App } from '../../../platform/app.ts'

/**
 * Where the renewal of an order can be stopped and the order taken back, without signing in. Anyone who has the mail may,
 * for thirteen months.
 */
export function orderLink({ config, membership, clock }: App, orderId: string, language: Language): string {
  const token = membership.tokens.make(orderId, clock.now())
  return `${config.publicUrl}${pageAddress('/membership-order', language)}?token=${token}`
}
