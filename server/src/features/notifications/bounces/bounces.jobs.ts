import type { App } from '../../../platform/app.ts'
import { deleteSoftBouncesBefore } from './bounces.queries.ts'

const SOFT_BOUNCE_TTL = 30 * 24 * 3_600_000

export const bouncesJobs = (app: App): void =>
  app.jobs.define(
    'forget-bounces',
    async () =>
      void (await deleteSoftBouncesBefore(app.db, new Date(app.clock.now().getTime() - SOFT_BOUNCE_TTL))),
    { cron: '23 3 * * *' },
  )
