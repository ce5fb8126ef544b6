import type { App } from '../../platform/app.ts'
import { publishFigures } from './publish-figures.ts'

/** Every night, so that a month is published soon after it is over, and one that was missed a day later. */
export function transparencyJobs(app: App): void {
  app.jobs.define('publish-figures', () => publishFigures(app), { cron: '12 1 * * *' })
}
