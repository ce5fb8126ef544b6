import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/trust/case-rules'
import { DECISION_WORDS_KEPT_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { App } from '../../../platform/app.ts'
import { APPLY_JOB, applyDecision, applyDueDecisions } from './apply/apply-decision.ts'
import { mailContacts } from './bans/contacts-notice.ts'
import { deleteExpiredBanData } from './bans/deleted-subject.queries.ts'
import { deleteWords } from './decisions.queries.ts'

/** The cron job applies decisions that a stopped process left behind. */
export function decisionJobs(app: App): void {
  app.jobs.define(APPLY_JOB, ({ decision_id }: { decision_id: string }) => applyDecision(app, decision_id))
  app.jobs.define('apply-due-decisions', () => applyDueDecisions(app), { cron: '* * * * *' })
  app.jobs.define('delete-old-decision-words', () => deleteOldWords(app), { cron: '27 3 * * *' })
  app.jobs.define('mail-contacts', () => mailContacts(app), { cron: '* * * * *' })
}

const DAY = 86_400_000
const PROPOSAL_KEPT_DAYS = 30

/** Deletes the texts of old decisions and the content they removed; the decisions themselves stay. */
export async function deleteOldWords({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY)
  await deleteWords(db, before(DECISION_WORDS_KEPT_DAYS), before(EVIDENCE_KEPT_DAYS))
  await deleteExpiredBanData(db, before(PROPOSAL_KEPT_DAYS))
}
