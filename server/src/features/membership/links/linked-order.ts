import type { LinkedOrder } from '@ndoa/contract/membership/membership'
import { addressBlock } from '../../../platform/address.ts'
import type { App } from '../../../platform/app.ts'
import { tryConsume } from '../../../platform/limits.ts'
import { fail } from '../../shared/failures.ts'
import { ORDER_LINKS_OF_ADDRESS } from '../membership.limits.ts'
import { linkedOrderView } from '../orders/order-views.ts'
import { withdrawOrder } from '../refunds/withdraw.ts'
import { renewsOrder, stopRenewalOfBuyer } from '../renewals/renewals.queries.ts'

export interface LinkHolder {
  token: string
  address: string
}

/** @throws request.not_found for an unknown or expired link, request.too_many after 60 calls an hour per address */
export async function openOrderLink(app: App, holder: LinkHolder): Promise<LinkedOrder> {
  return linkedOrder(app, await orderIdOf(app, holder))
}

export async function stopRenewingByLink(app: App, holder: LinkHolder): Promise<LinkedOrder> {
  const orderId = await orderIdOf(app, holder)
  await stopRenewalOfBuyer(app.db, orderId)
  return linkedOrder(app, orderId)
}

/** A repeat changes nothing. @throws membership.nothing_to_withdraw */
export async function withdrawByLink(app: App, holder: LinkHolder): Promise<LinkedOrder> {
  const orderId = await orderIdOf(app, holder)
  await withdrawOrder(app, orderId)
  return linkedOrder(app, orderId)
}

async function orderIdOf(app: App, { token, address }: LinkHolder): Promise<string> {
  const wait = await tryConsume(app.db, `order-link ${addressBlock(address)}`, ORDER_LINKS_OF_ADDRESS)
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
