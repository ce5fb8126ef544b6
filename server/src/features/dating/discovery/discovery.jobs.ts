import type { App } from '../../../platform/app.ts'
import { today } from '../../../platform/clock.ts'
import type { ValuesOf } from '../../../platform/config.ts'
import type { discoveryConfig } from './discovery.config.ts'
import { deleteOldShowings, recordWeeklyExposure } from './exposure/index.ts'
import { deleteOldChanges, deleteStaleCopy, maintainMemberIndex } from './member-index/index.ts'

export function discoveryJobs(app: App, config: ValuesOf<typeof discoveryConfig>): void {
  const { db, pool, clock, jobs, discovery } = app
  discovery.showings.start()
  if (discovery.memberIndex)
    maintainMemberIndex(app, discovery.memberIndex, config.MEMBER_INDEX_CHECKED_EVERY)
  jobs.define('discovery.forget-showings', () => deleteOldShowings(db, today(clock)), { cron: '17 3 * * *' })
  jobs.define('discovery.note-exposure', () => recordWeeklyExposure(app), { cron: '47 2 * * *' })
  jobs.define('discovery.forget-old-copy', () => deleteStaleCopy(pool), { cron: '29 * * * *' })
  jobs.define('discovery.forget-changes', () => deleteOldChanges(db), { cron: '23 3 * * *' })
}
