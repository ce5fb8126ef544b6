import type { LinkedOrder } from '@ndoa/contract/membership'
import { addressBlock } from '../../../platform/address.ts'
import type { App } from '../../../platform/app.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { fail } from '../../failures.ts'
import { linkedOrderView } from '../orders/order-views.ts'
import { withdraw } from '../refunds/withdraw.ts'
import { renewsOrder, stopRenewalOf } from '../renewals/renewals.queries.ts'

const LIMIT = { max: 60, per: '1 hour' }

/** Of one who holds the link of an order: what it is, and nothing about whose. */
export interface LinkHolder {
  token: string
  /** The network address that calls. */
  address: string
}

/**
 * What the page behind a link shows.
 * @throws request.not_found for a link that we have not made, or that has ended
 * @throws request.too_many after sixty in an hour from one address
 */
export async function openOrderLink(app: App, holder: LinkHolder): Promise<LinkedOrder> {
  return linkedOrder(app, await orderIdOf(app, holder))
}

/** Again changes nothing. */
export async function stopRenewingByLink(app: App, holder: LinkHolder): Promise<LinkedOrder> {
  const orderId = await orderIdOf(app, holder)
  await stopRenewalOf(app.db, orderId)
  return linkedOrder(app, orderId)
}

/** Again changes nothing. @throws membership.nothing_to_withdraw */
export async function withdrawByLink(app: App, holder: LinkHolder): Promise<LinkedOrder> {
  const orderId = await orderIdOf(app, holder)
  await withdraw(app, orderId)
  return linkedOrder(app, orderId)
}

async function orderIdOf(app: App, { token, address }: LinkHolder): Promise<string> {
  const wait = await tryConsume(app.db, `order-link ${addressBlock(address)}`, LIMIT)
  if (wait !== null) throw fail('request.too_many', { retry_after: wait })
  const orderId = app.membership.tokens.read(token, app.clock.now())
  if (!orderId) throw fail('request.not_found')
  return orderId
}

async function linkedOrder({ db, clock }: App, orderId: string): Promise<LinkedOrder> {
  const [order, renews] = await Promise.all([
    linkedOrderView(db, orderId, clock.now()),
    renewsOrder(db, orderId),
  ])
  if (!order) throw fail('request.not_found')
  return { order, renews }
}
