import { PROVIDERS, type Provider } from '@ndoa/contract/membership-rules'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'

/** Each provider has a queue of its own, so that a slow one delays no other. */
export const checkOrders = (provider: Provider) => `check-orders-${provider}`

/** All are woken once a minute. */
const ROUND = 60_000

/** Schedules a check of a provider's orders that are due at a time. All requests for one second share one job. */
export async function wakeAt(app: App, provider: Provider, at: Date, tx?: Tx): Promise<void> {
  if (at.getTime() - app.clock.now().getTime() > ROUND) return
  const second = Math.ceil(at.getTime() / 1000)
  const after = Math.max(0, second - Math.floor(app.clock.now().getTime() / 1000))
  await app.jobs.add(checkOrders(provider), {}, { after, key: String(second), ...(tx && { tx }) })
}

export const wakeAll = async (app: App): Promise<void> =>
  void (await Promise.all(PROVIDERS.map((provider) => wakeAt(app, provider, app.clock.now()))))
