import { DECIDED_KINDS } from '@ndoa/contract/case-rules'
import { type Language, pageAddress } from '@ndoa/contract/languages'
import type { Notice } from '@ndoa/contract/support'
import type { App, Staff } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit, retriedTransaction } from '../../platform/outbox.ts'
import type { NewCase } from '../cases/index.ts'
import { emailTemplate } from '../email-template.ts'
import { fail } from '../failures.ts'
import { recordAct } from '../staff/index.ts'
import './decisions.events.ts'
import { isKept } from './deleted-subject.queries.ts'
import { closeLeasedCase, lockLeasedCase } from './leases.queries.ts'
import { answerByClosing } from './second-looks.ts'
import { wordsIn } from './words/index.ts'

interface Closing {
  case_id: string
  outcome: 'breach' | 'no_breach' | 'answered'
  reply?: string | undefined
}

/**
 * Closes a notice, a contact message, or reports about an account that is gone; a reply goes to anyone who wrote to us.
 * @throws decisions.other_kind when there is a member to decide about; decisions.unseen, decisions.own in a second look
 */
export function closeCase(app: App, staff: Staff, { case_id, outcome, reply }: Closing): Promise<void> {
  const now = app.clock.now()
  return retriedTransaction(app, async (tx) => {
    const leased = await lockLeasedCase(tx, case_id, staff.id, now)
    const { kind, subject_id, unknown_id } = leased
    const isAnswered = outcome === 'answered'
    const fits =
      kind === 'notice' ||
      (kind === 'contact' && isAnswered) ||
      (DECIDED_KINDS.includes(kind) && !subject_id && !isAnswered)
    if (!fits) throw fail('decisions.other_kind')
    const isAnswer = unknown_id !== null && (await isKept(tx, case_id))
    if (isAnswer) await answerByClosing(app, tx, staff, { leased, isBreach: outcome === 'breach' }, now)
    else await closeLeasedCase(tx, case_id, outcome, now)
    const writer = await writerOf(app, tx, case_id)
    if (writer && !reply && kind === 'notice')
      throw fail('request.invalid', {
        fields: { reply: () => 'Please write what we decided: we promised to' },
      })
    const to = reply ? writer : null
    if (!isAnswer) await emit(tx, 'case.closed', { case_id })
    await recordAct(tx, {
      act: 'case_closed',
      at: now,
      by: staff.id,
      subject: { kind: 'case', id: case_id },
      details: { outcome, replied: to !== null },
    })
    if (to && reply)
      await app.mail.send(
        { to: to.email, ...(await answerEmail(reply, kind, to.language, app.config.publicUrl)) },
        tx,
      )
  })
}

interface Writer {
  email: string
  /** Of the page on which they wrote. */
  language: Language
}

/** Where an answer goes, and in which language; null: nobody left an address. */
async function writerOf({ cases }: App, tx: Tx, caseId: string): Promise<Writer | null> {
  const message = await tx
    .selectFrom('contact_messages')
    .select(['email', 'language'])
    .where('case_id', '=', caseId)
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()
  if (message) return message
  const notice = await tx
    .selectFrom('notices')
    .select(['id', 'sealed', 'language'])
    .where('case_id', '=', caseId)
    .$narrowType<{ language: Language }>()
    .executeTakeFirst()
  if (!notice?.sealed) return null
  const { email } = JSON.parse(cases.encryption.decrypt(notice.sealed, notice.id)) as Notice
  return email ? { email, language: notice.language } : null
}

/** Anyone who sent a notice learns who decided, and what they can do. */
function answerEmail(reply: string, kind: NewCase['kind'], language: Language, publicUrl: string) {
  const { answer, answerToNotice } = wordsIn(language)
  const content = answer(reply.split(/\n{2,}/))
  const contactPage = publicUrl + pageAddress('/contact', language)
  const closing = kind === 'notice' ? { closing: [answerToNotice(contactPage)] } : {}
  return emailTemplate({ ...content, ...closing }, language)
}
