import type { Figures } from '@ndoa/contract/cases'
import type { App } from '../../platform/app.ts'
import { appealCounts, decisionCounts, firstLooks, openByKind, openPhotos } from './figures.queries.ts'

/** What waits now, and what was done in the last 30 days. */
export async function figuresOf({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<Figures> {
  const now = clock.now()
  const [open, photos, first_looks, decisions, appeals] = await Promise.all([
    openByKind(db, now),
    openPhotos(db, now),
    firstLooks(db, now),
    decisionCounts(db, now),
    appealCounts(db, now),
  ])
  return { open, photos, first_looks, decisions, appeals }
}
