import { Gauge, type Registry } from 'prom-client'
import type { App } from '../../../platform/app.ts'
import { countWaitingCases } from './cases.queries.ts'

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
  gauge('cases_waiting', 'Open cases waiting for review', 'waiting')
  gauge('cases_overdue', 'Open cases whose time is over, for a first look or for a decision', 'overdue')
}
