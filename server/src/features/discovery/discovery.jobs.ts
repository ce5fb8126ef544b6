import type { App } from '../../platform/app.ts'
import { today } from '../../platform/clock.ts'
import { forgetShowings } from './discovery.queries.ts'

export function discoveryJobs(app: App): void {
  app.jobs.define('discovery.forget-showings', () => forgetShowings(app.db, today(app.clock)), {
    cron: '17 3 * * *',
  })
}
