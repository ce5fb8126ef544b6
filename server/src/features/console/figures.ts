import type { Figures } from '@ndoa/contract/cases'
import type { App } from '../../platform/app.ts'
import {
  appealCounts,
  decisionCounts,
  firstLooks,
  openByKind,
  openPhotos,
  secondLookCounts,
  secondLookPairs,
  verdictPairs,
} from './figures.queries.ts'
import { agreementOf } from './kappa.ts'

/** What waits now, and what was done in the last 30 days. */
export async function figuresOf({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<Figures> {
  const now = clock.now()
  const [open, photos, first_looks, decisions, appeals, steps, looks, verdicts] = await Promise.all([
    openByKind(db, now),
    openPhotos(db, now),
    firstLooks(db, now),
    decisionCounts(db, now),
    appealCounts(db, now),
    secondLookPairs(db, now),
    secondLookCounts(db, now),
    verdictPairs(db, now),
  ])
  return {
    open,
    photos,
    first_looks,
    decisions,
    appeals,
    second_looks: { ...agreementOf(steps), ...looks },
    verification: agreementOf(verdicts),
  }
}
