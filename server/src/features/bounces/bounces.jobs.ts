import type { App } from '../../platform/app.ts'
import { deleteSoftBouncesBefore } from './bounces.queries.ts'

const KEPT = 30 * 24 * 3_600_000

export const bouncesJobs = (app: App): void =>
  app.jobs.define(
    'forget-bounces',
    async () => void (await deleteSoftBouncesBefore(app.db, new Date(app.clock.now().getTime() - KEPT))),
    { cron: '23 3 * * *' },
  )
