import { Gauge, type Registry } from 'prom-client'
import type { App } from '../../platform/app.ts'
import { countHeldOrders } from './held/held-orders.queries.ts'

/** Somebody looks at a held order within a day. */
const LOOKED_AT_WITHIN = 24 * 3_600_000

/** Orders that wait for a person. */
export function membershipMetrics({ db, clock }: Pick<App, 'db' | 'clock'>, registry: Registry): void {
  const count = () => countHeldOrders(db, new Date(clock.now().getTime() - LOOKED_AT_WITHIN))
  const gauge = (name: string, help: string, value: 'held' | 'overdue') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await count())[value])
      },
    })
  gauge('orders_held', 'Orders that somebody has to look at', 'held')
  gauge('orders_held_overdue', 'Orders that nobody has looked at for more than 24 hours', 'overdue')
}
