import { type Currency, decimalOf } from '@ndoa/contract/money'
import type { Db } from '../../platform/db.ts'
import { archivedOrders, archivedPriceCountry, archivedRenewal } from './archive.queries.ts'

const amountLabel = (amount: number, currency: Currency) => `${decimalOf({ amount, currency })} ${currency}`

export async function membershipArchiveOf(db: Db, userId: string): Promise<Record<string, unknown>> {
  const orders = await archivedOrders(db, userId)
  return {
    orders: orders.map(({ amount_minor, tax_minor, refunded_minor, returned_minor, currency, ...order }) => ({
      ...order,
      price: amountLabel(amount_minor, currency),
      tax: amountLabel(tax_minor, currency),
      refunded: refunded_minor === null ? null : amountLabel(refunded_minor, currency),
      returned_by_others: returned_minor === 0 ? null : amountLabel(returned_minor, currency),
    })),
    prices_of: (await archivedPriceCountry(db, userId)) ?? null,
    renewal: (await archivedRenewal(db, userId)) ?? null,
  }
}
