import type { Receipt } from '@ndoa/contract/membership/membership'
import type { App } from '../../../platform/app.ts'
import { fail } from '../../shared/failures.ts'
import { orderLink } from '../links/order-link.ts'
import { buyerOf, ownOrder } from '../orders/orders.queries.ts'
import { ownReceipt } from './receipts.queries.ts'

/** @throws request.not_found for another member's order, or an unpaid one */
export async function getReceipt(app: App, userId: string, orderId: string): Promise<Receipt> {
  const [order, receipt, buyer] = await Promise.all([
    ownOrder(app.db, userId, orderId),
    ownReceipt(app.db, userId, orderId),
    buyerOf(app.db, userId),
  ])
  if (!order || !receipt || !buyer) throw fail('request.not_found')
  const { currency } = order
  const money = (amount: number) => ({ amount, currency })
  return {
    number: receipt.number,
    issued_at: receipt.issued_at.toISOString(),
    tier: order.tier,
    months: order.months,
    starts_at: receipt.starts_at.toISOString(),
    ends_at: receipt.ends_at.toISOString(),
    price: money(order.amount_minor),
    tax: money(order.tax_minor),
    tax_rate: order.tax_rate,
    country: order.country,
    method: order.method,
    refunded: receipt.refunded_minor === null ? null : money(receipt.refunded_minor),
    link: orderLink(app, orderId, buyer.language),
    seller: app.membership.seller,
  }
}
