import type { Figures } from '@ndoa/contract/trust/cases'
import type { App } from '../../../platform/app.ts'
import {
  appealCounts,
  decisionCounts,
  firstLooks,
  openByKind,
  openPhotos,
  verdictAgreement,
} from './figures.queries.ts'

export async function figuresOf({ db, clock }: Pick<App, 'db' | 'clock'>): Promise<Figures> {
  const now = clock.now()
  const [open, photos, first_looks, decisions, appeals, verification] = await Promise.all([
    openByKind(db, now),
    openPhotos(db, now),
    firstLooks(db, now),
    decisionCounts(db, now),
    appealCounts(db, now),
    verdictAgreement(db, now),
  ])
  return { open, photos, first_looks, decisions, appeals, verification }
}
