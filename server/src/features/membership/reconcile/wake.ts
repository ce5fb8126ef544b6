import { PROVIDERS, type Provider } from '@ndoa/contract/membership/membership-rules'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'

export const checkOrders = (provider: Provider) => `check-orders-${provider}`

/** Milliseconds; later orders need no job of their own, because a job checks all due orders once a minute. */
const ROUND = 60_000

/** Calls for the same second share one job. */
export async function wakeAt(app: App, provider: Provider, at: Date, tx?: Tx): Promise<void> {
  if (at.getTime() - app.clock.now().getTime() > ROUND) return
  const second = Math.ceil(at.getTime() / 1000)
  const after = Math.max(0, second - Math.floor(app.clock.now().getTime() / 1000))
  await app.jobs.add(checkOrders(provider), {}, { after, key: String(second), ...(tx && { tx }) })
}

export const wakeAll = async (app: App): Promise<void> =>
  void (await Promise.all(PROVIDERS.map((provider) => wakeAt(app, provider, app.clock.now()))))
