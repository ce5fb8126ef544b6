import { Gauge, type Registry } from 'prom-client'
import type { App } from '../../platform/app.ts'
import { countWaitingCases } from './cases.queries.ts'

/** Cases that wait for somebody on the staff. */
export function casesMetrics({ db, clock }: Pick<App, 'db' | 'clock'>, registry: Registry): void {
  const gauge = (name: string, help: string, value: 'waiting' | 'overdue') =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await countWaitingCases(db, clock.now()))[value])
      },
    })
  gauge('cases_waiting', 'Open cases that nobody has looked at', 'waiting')
  gauge('cases_overdue', 'Open cases whose time is over, for a first look or for a decision', 'overdue')
}
