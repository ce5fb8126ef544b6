import { FRAUD_REASONS } from '@ndoa/contract/decision-rules'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit, transaction } from '../../platform/outbox.ts'
import { notifyContacts } from '../notifications/index.ts'
import {
  insertContacts,
  lockContactsNotice,
  lockNotice,
  takeUntold,
  withdrawContacts,
} from './contacts-notice.queries.ts'
import { mailContacts } from './contacts-notice-mails.ts'
import type { DecisionRow } from './decisions.queries.ts'
import './decisions.events.ts'

/** How many are told in one transaction: a long one would hold up every event of the product. */
const BATCH = 200

const ABOUT = { warning: 'contact_banned', correction: 'contact_cleared' } as const

/**
 * Tells those who wrote with a member that the member was banned for fraud, once a second person has confirmed the ban;
 * and, if the ban is lifted, that it was a mistake. In the app at once, within five minutes, by mail within the hour.
 */
export function contactsNoticeJobs(app: App): void {
  app.outbox.listen('decisions.contacts', {
    'contacts_notice.due': ({ decision_id }) => tellContacts(app, decision_id),
  })
  app.jobs.define('mail-contacts', () => mailContacts(app), { cron: '* * * * *' })
}

/** Writes down, with the proposal of a ban, who is told when it is confirmed. */
export async function prepareContactsNotice(
  tx: Tx,
  { id, step, reason, subject_id }: Pick<DecisionRow, 'id' | 'step' | 'reason' | 'subject_id'>,
): Promise<void> {
  if (step === 'banned' && subject_id !== null && reason !== null && FRAUD_REASONS.includes(reason))
    await insertContacts(tx, id, subject_id)
}

/** The ban is confirmed: from now on they are told. */
export const sendContactsNotice = (tx: Tx, decisionId: string) =>
  emit(tx, 'contacts_notice.due', { decision_id: decisionId })

/** The ban is lifted: warnings stop, and contacts who were warned get a correction, unless another ban of the member stands. */
export async function withdrawContactsNotice(tx: Tx, decisionId: string, now: Date): Promise<void> {
  for (const id of await withdrawContacts(tx, decisionId, now)) await sendContactsNotice(tx, id)
}

/** Tells everybody who has not been told. It can be stopped anywhere and begun again: each is told once. */
export async function tellContacts(
  app: Pick<App, 'db' | 'outbox' | 'clock'>,
  decisionId: string,
): Promise<void> {
  while ((await tellSome(app, decisionId)) > 0);
}

function tellSome(app: Pick<App, 'db' | 'outbox' | 'clock'>, decisionId: string): Promise<number> {
  const now = app.clock.now()
  return transaction(app, async (tx) => {
    const notice = await lockNotice(tx, decisionId)
    if (!notice) return 0
    await lockContactsNotice(tx)
    const { kind, display_name } = notice
    const memberIds = await takeUntold(tx, decisionId, kind, BATCH, now)
    if (memberIds.length > 0)
      await notifyContacts(tx, memberIds, {
        about: ABOUT[kind],
        decision_id: decisionId,
        display_name,
        at: now,
      })
    return memberIds.length
  })
}
