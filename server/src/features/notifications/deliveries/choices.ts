import type { DeliveryChange, DeliveryChoices } from '@ndoa/contract/notifications/deliveries'
import type { App } from '../../../platform/app.ts'
import { fail } from '../../shared/failures.ts'
import { mailStateOf } from '../bounces/index.ts'
import { countDevices } from '../push/index.ts'
import { changeChoices, choicesOf } from './choices.queries.ts'
import { canonicalZone } from './deciding/local-time.ts'

export async function deliveryChoicesOf({ db, clock }: App, userId: string): Promise<DeliveryChoices> {
  const [choices, mail, devices] = await Promise.all([
    choicesOf(db, userId),
    mailStateOf(db, userId, clock.now()),
    countDevices(db, userId, clock.now()),
  ])
  return { ...choices, mail, devices }
}

/** @throws request.invalid for an unknown time zone */
export async function saveDeliveryChoices(
  app: App,
  userId: string,
  { zone, ...change }: DeliveryChange,
): Promise<DeliveryChoices> {
  const canonical = typeof zone === 'string' ? canonicalZone(zone) : zone
  if (zone !== null && canonical === null) throw fail('request.invalid')
  await app.db
    .transaction()
    .execute((tx) =>
      changeChoices(tx, userId, { ...change, ...(canonical !== undefined && { zone: canonical }) }),
    )
  return deliveryChoicesOf(app, userId)
}
