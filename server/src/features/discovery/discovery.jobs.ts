import type { App } from '../../platform/app.ts'
import { today } from '../../platform/clock.ts'
import type { ValuesOf } from '../../platform/config.ts'
import type { discoveryConfig } from './discovery.config.ts'
import { forgetShowings } from './discovery.queries.ts'
import { exposureBefore, keepExposure } from './exposure.queries.ts'
import { forgetChanges, forgetOldCopy } from './member-index.queries.ts'
import { keepMemberIndex } from './member-index.upkeep.ts'

/** Counts the week before today, once a day. */
export async function noteExposure({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const day = today(clock)
  await keepExposure(db, day, await exposureBefore(db, day))
}

/** What discovery does in the background. */
export function discoveryJobs(app: App, config: ValuesOf<typeof discoveryConfig>): void {
  if (config.MEMBER_INDEX) keepMemberIndex(app, config.MEMBER_INDEX_CHECKED_EVERY)
  app.jobs.define('discovery.forget-showings', () => forgetShowings(app.db, today(app.clock)), {
    cron: '17 3 * * *',
  })
  app.jobs.define('discovery.note-exposure', () => noteExposure(app), { cron: '47 2 * * *' })
  app.jobs.define('discovery.forget-old-copy', () => forgetOldCopy(app.db), { cron: '29 * * * *' })
  app.jobs.define('discovery.forget-changes', () => forgetChanges(app.db), { cron: '23 3 * * *' })
}
