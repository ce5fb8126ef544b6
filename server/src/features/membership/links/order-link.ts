import { type Language, pageAddress } from '@ndoa/contract/languages'
import type { App } from '../../../platform/app.ts'

/** Where the renewal of an order can be stopped and the order taken back, without signing in. Anyone who has the mail may. */
export const orderLink = ({ config, membership }: App, orderId: string, language: Language): string =>
  `${config.publicUrl}${pageAddress('/membership-order', language)}?token=${membership.tokens.make(orderId)}`
