import type { App } from '../../../platform/app.ts'
import { publishFigures } from './publish-figures.ts'

/** Runs nightly, so that a missed month is published a day later. */
export function transparencyJobs(app: App): void {
  app.jobs.define('publish-figures', () => publishFigures(app), { cron: '12 1 * * *' })
}
