import { EVIDENCE_KEPT_DAYS } from '@ndoa/contract/case-rules'
import { DECISION_WORDS_KEPT_DAYS } from '@ndoa/contract/decision-rules'
import type { App } from '../../platform/app.ts'
import { deleteWords } from './decisions.queries.ts'
import { deleteOldKept } from './deleted-subject.queries.ts'

const DAY = 86_400_000
/** Of what a ban of a deleted account needs, while nobody decides. */
const KEPT_DAYS_UNDECIDED = 30

export function oldWordsJobs(app: App): void {
  app.jobs.define('delete-old-decision-words', () => deleteOldWords(app), { cron: '27 3 * * *' })
}

/** Every night what was written about old decisions is deleted, with what they removed; that they were made stays. */
export async function deleteOldWords({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY)
  await deleteWords(db, before(DECISION_WORDS_KEPT_DAYS), before(EVIDENCE_KEPT_DAYS))
  await deleteOldKept(db, before(KEPT_DAYS_UNDECIDED))
}
