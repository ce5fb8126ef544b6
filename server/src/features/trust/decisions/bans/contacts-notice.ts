import { pageAddress } from '@ndoa/contract/languages'
import { FRAUD_REASONS } from '@ndoa/contract/trust/decision-rules'
import type { App } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { emit, transaction } from '../../../../platform/outbox.ts'
import { notifyContacts } from '../../../notifications/in-app/index.ts'
import { emailTemplate, type RenderedEmail } from '../../../shared/email-template.ts'
import { wordsIn } from '../words.ts'
import '../decisions.events.ts'
import { type DecisionRow } from '../decisions.queries.ts'
import {
  type ContactMail,
  insertContacts,
  lockContactsNotice,
  lockNotice,
  takeContactMail,
  takePendingContacts,
  withdrawContacts,
} from './contacts-notice.queries.ts'

/** Recipients per transaction; a long transaction delays all of the product's events. */
const RECIPIENTS_PER_TRANSACTION = 200

const NOTIFICATION_KINDS = { warning: 'contact_banned', correction: 'contact_cleared' } as const

/** Records the contacts with the proposal; they are notified once the ban is confirmed. */
export async function prepareContactsNotice(
  tx: Tx,
  { id, step, reason, subject_id }: Pick<DecisionRow, 'id' | 'step' | 'reason' | 'subject_id'>,
): Promise<void> {
  if (step === 'banned' && subject_id !== null && reason !== null && FRAUD_REASONS.includes(reason))
    await insertContacts(tx, id, subject_id)
}

export const sendContactsNotice = (tx: Tx, decisionId: string) =>
  emit(tx, 'contacts_notice.due', { decision_id: decisionId })

export async function withdrawContactsNotice(tx: Tx, decisionId: string, now: Date): Promise<void> {
  for (const id of await withdrawContacts(tx, decisionId, now)) await sendContactsNotice(tx, id)
}

/** Can be stopped and restarted at any point: each contact is notified once. */
export async function notifyBannedContacts(
  app: Pick<App, 'db' | 'outbox' | 'clock'>,
  decisionId: string,
): Promise<void> {
  while ((await notifyBatch(app, decisionId)) > 0);
}

function notifyBatch(app: Pick<App, 'db' | 'outbox' | 'clock'>, decisionId: string): Promise<number> {
  const now = app.clock.now()
  return transaction(app, async (tx) => {
    const notice = await lockNotice(tx, decisionId)
    if (!notice) return 0
    await lockContactsNotice(tx)
    const { kind, display_name } = notice
    const memberIds = await takePendingContacts(tx, decisionId, kind, RECIPIENTS_PER_TRANSACTION, now)
    if (memberIds.length > 0)
      await notifyContacts(tx, memberIds, {
        about: NOTIFICATION_KINDS[kind],
        decision_id: decisionId,
        display_name,
        at: now,
      })
    return memberIds.length
  })
}

/** Per minute; mails with links and codes share the queue and must not wait behind these. */
const MAILS_PER_RUN = 500

type MailApp = Pick<App, 'db' | 'clock' | 'mail' | 'config'>

/** Ignores mail settings, since the notice concerns the recipient's safety. */
export async function mailContacts(app: MailApp): Promise<void> {
  for (let done = 0; done < MAILS_PER_RUN; done++) if (!(await mailNext(app))) return
}

/** Marks and queues in one transaction, so that each contact gets one mail. @returns false if none is left */
const mailNext = (app: MailApp): Promise<boolean> =>
  app.db.transaction().execute(async (tx) => {
    const next = await takeContactMail(tx, app.clock.now())
    if (next?.email) await app.mail.send({ to: next.email, ...contactEmail(next, app.config.publicUrl) }, tx)
    return next !== undefined
  })

export function contactEmail(
  { kind, name, display_name, language }: Omit<ContactMail, 'email'>,
  publicUrl: string,
): RenderedEmail {
  const words = wordsIn(language)
  const template = kind === 'warning' ? words.warning : words.correction
  const site = publicUrl + pageAddress('', language)
  return emailTemplate(template(name, display_name, site), language)
}
