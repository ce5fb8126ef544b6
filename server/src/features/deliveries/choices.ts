import type { DeliveryChange, DeliveryChoices } from '@ndoa/contract/deliveries'
import type { App } from '../../platform/app.ts'
import { mailStateOf } from '../bounces/index.ts'
import { fail } from '../failures.ts'
import { countDevices } from '../push/index.ts'
import { changeChoices, choicesOf } from './choices.queries.ts'
import { zoneNamed } from './deciding/local-time.ts'

/** What a member has chosen, and what is in the way of it. */
export async function deliveryChoicesOf({ db, clock }: App, userId: string): Promise<DeliveryChoices> {
  const [choices, mail, devices] = await Promise.all([
    choicesOf(db, userId),
    mailStateOf(db, userId, clock.now()),
    countDevices(db, userId, clock.now()),
  ])
  return { ...choices, mail, devices }
}

/** @throws request.invalid for a zone that nobody knows */
export async function saveDeliveryChoices(
  app: App,
  userId: string,
  { zone, ...change }: DeliveryChange,
): Promise<DeliveryChoices> {
  const named = typeof zone === 'string' ? zoneNamed(zone) : zone
  if (zone !== null && named === null) throw fail('request.invalid')
  await app.db
    .transaction()
    .execute((tx) => changeChoices(tx, userId, { ...change, ...(named !== undefined && { zone: named }) }))
  return deliveryChoicesOf(app, userId)
}
