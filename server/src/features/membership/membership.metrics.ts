import { Gauge, type Registry } from 'prom-client'
import type { App } from '../../platform/app.ts'
import { countHeldOrders } from './orders/held-orders.queries.ts'

/** Milliseconds within which staff review a held order. */
const REVIEW_DEADLINE = 24 * 3_600_000

export function membershipMetrics({ db, clock }: Pick<App, 'db' | 'clock'>, registry: Registry): void {
  const count = () => countHeldOrders(db, new Date(clock.now().getTime() - REVIEW_DEADLINE))
  const gauge = (name: string, help: string, value: 'held' | 'overdue') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await count())[value])
      },
    })
  gauge('orders_held', 'Orders waiting for review', 'held')
  gauge('orders_held_overdue', 'Orders waiting for review for more than 24 hours', 'overdue')
}
