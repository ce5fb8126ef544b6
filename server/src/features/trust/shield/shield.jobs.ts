import type { App } from '../../../platform/app.ts'
import { transaction } from '../../../platform/outbox.ts'
import { SCREENED_DAYS, screenConversations } from './screen-conversations.ts'
import { deleteOldShieldRows, unscreenedConversations } from './shield.queries.ts'
import { clearLiftedCounts, endStopOfCase } from './stops.ts'

const DAY = 86_400_000
const BATCH = 500

export function shieldJobs(app: App): void {
  app.outbox.listen('shield', {
    'case.closed': ({ case_id }) => transaction(app, (tx) => endStopOfCase(tx, case_id)),
    'messages.released': ({ match_id }) => screenConversations(app, [match_id]),
    'decision.lifted': ({ decision_id }) => transaction(app, (tx) => clearLiftedCounts(tx, decision_id)),
  })
  app.jobs.define('screen-messages', () => screenMissedMessages(app), { cron: '*/10 * * * *' })
  app.jobs.define('forget-screened', () => deleteOldScreening(app), { cron: '23 3 * * *' })
}

export async function screenMissedMessages(app: App): Promise<void> {
  const missed = await unscreenedConversations(app.db, app.clock.now())
  for (let i = 0; i < missed.length; i += BATCH) await screenConversations(app, missed.slice(i, i + BATCH))
}

export const deleteOldScreening = ({ db, clock }: Pick<App, 'db' | 'clock'>) =>
  deleteOldShieldRows(db, new Date(clock.now().getTime() - SCREENED_DAYS * DAY))
