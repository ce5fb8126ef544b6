import type { MembershipOrder, Purchase } from '@ndoa/contract/membership/membership'
import { PROVIDERS, type Provider, TIERS } from '@ndoa/contract/membership/membership-rules'
import { priceOf } from '@ndoa/contract/membership/prices'
import type { Client, TestApp } from '../../../../test/app.ts'
import { aMember, type MemberTraits } from '../../../../test/members.ts'
import type { App } from '../../../platform/app.ts'
import { eachMember } from '../../../platform/each-member.ts'
import { checkDueOrders } from '../reconcile/check-due.ts'
import { renewalReminders } from '../renewals/remind.ts'
import { dueRenewals } from '../renewals/renew.ts'
import { membershipEnds } from '../terms/project.ts'
import { createTestProvider, type SignedCallback, type TestProvider } from './membership-provider.ts'

export type TestProviders = Record<Provider, TestProvider>

/** Replaces the providers of all given servers by the same test providers. */
export function useTestProviders(...apps: App[]): TestProviders {
  const [stripe, paystack, pawapay] = PROVIDERS.map((name) => createTestProvider(name))
  const providers = { stripe, paystack, pawapay } as TestProviders
  for (const { membership } of apps) {
    Object.assign(membership.providers, providers)
    membership.onSale = TIERS
  }
  return providers
}

export interface Buyer {
  id: string
  client: Client
  country: string
}

/** A signed-in member who lives in the given country. */
export async function aBuyer(t: TestApp, country = 'NG', traits: MemberTraits = {}): Promise<Buyer> {
  const email_confirmed_at = new Date()
  const id = await aMember(t.app, {
    ...traits,
    user: { email_confirmed_at, ...traits.user },
    profile: { country_of_residence: country, ...traits.profile },
  })
  return { id, client: await t.as(id), country }
}

export const purchaseOf = (country: string, chosen: Partial<Purchase> = {}): Purchase => {
  const { tier = 'easy', months = 1 } = chosen
  const price = priceOf(country, tier, months)
  return { tier, months, method: 'card', price, renews: false, begins_now: true, ...chosen }
}

/** Starts a payment. @returns the order's id */
export async function order({ client, country }: Buyer, chosen: Partial<Purchase> = {}): Promise<string> {
  const { body, text } = await client.post<{ data?: { order_id: string } }>(
    '/functions/v1/start-purchase',
    purchaseOf(country, chosen),
  )
  if (!body.data?.order_id) throw new Error(text)
  return body.data.order_id
}

/** Reads the order as its member. While the order is open, this queries the provider. */
export async function seen({ client }: Buyer, orderId: string): Promise<MembershipOrder> {
  const { body } = await client.get<{ data: MembershipOrder }>(`/functions/v1/get-order?order_id=${orderId}`)
  return body.data
}

/** Advances the clock, and checks due orders with the provider. */
export async function afterSeconds(t: TestApp, seconds: number): Promise<void> {
  t.clock.forward(seconds * 1000)
  await checkDueOrders(t.app)
}

/** Delivers a callback. @returns the response's status */
export async function post(t: TestApp, provider: Provider, callback: SignedCallback): Promise<number> {
  const { statusCode } = await t.http.inject({
    method: 'POST',
    url: `/payments/v1/${provider}`,
    ...callback,
  })
  return statusCode
}

export const termsOf = (t: TestApp, userId: string) =>
  t.app.db
    .selectFrom('membership_terms')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('starts_at')
    .execute()

export const orderRow = (t: TestApp, orderId: string) =>
  t.app.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirstOrThrow()

export const mailsTo = (t: TestApp, memberId: string) =>
  t.app.db
    .selectFrom('development_outbox')
    .selectAll()
    .where('recipient', '=', `${memberId}@members.test`)
    .orderBy('id')
    .execute()

export const remindOfRenewals = (app: App) => eachMember(app, renewalReminders(app))
export const renewMemberships = (app: App) => eachMember(app, dueRenewals(app))
export const endMemberships = (app: App) => eachMember(app, membershipEnds(app))
