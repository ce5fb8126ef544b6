import { type Language, pageAddress } from '@ndoa/contract/languages'
import { DECIDED_KINDS } from '@ndoa/contract/trust/case-rules'
import type { Notice } from '@ndoa/contract/trust/support'
import type { App, Staff } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { emit, retriedTransaction } from '../../../../platform/outbox.ts'
import { emailTemplate } from '../../../shared/email-template.ts'
import { fail } from '../../../shared/failures.ts'
import { closeLeasedCase, lockLeasedCase, type NewCase } from '../../cases/index.ts'
import { recordAct } from '../../staff/index.ts'
import '../decisions.events.ts'
import { wordsIn } from '../words.ts'
import { contactMessageOf, noticeOf } from './decide.queries.ts'

interface CloseInput {
  case_id: string
  outcome: 'breach' | 'no_breach' | 'answered'
  reply?: string | undefined
}

/** @throws decisions.other_kind if the case has a member to decide about */
export function closeCase(app: App, staff: Staff, { case_id, outcome, reply }: CloseInput): Promise<void> {
  const now = app.clock.now()
  return retriedTransaction(app, async (tx) => {
    const { kind, subject_id } = await lockLeasedCase(tx, case_id, staff.id, now)
    const isAnswered = outcome === 'answered'
    const isOutcomeAllowed =
      kind === 'notice' ||
      (kind === 'contact' && isAnswered) ||
      (DECIDED_KINDS.includes(kind) && !subject_id && !isAnswered)
    if (!isOutcomeAllowed) throw fail('decisions.other_kind')
    await closeLeasedCase(tx, case_id, outcome, now)
    const writer = await writerOf(app, tx, case_id)
    if (writer && !reply && kind === 'notice')
      throw fail('request.invalid', {
        fields: { reply: () => 'Please write what we decided: we promised to' },
      })
    const to = reply ? writer : null
    await emit(tx, 'case.closed', { case_id })
    await recordAct(tx, {
      act: 'case_closed',
      at: now,
      by: staff.id,
      subject: { kind: 'case', id: case_id },
      details: { outcome, replied: to !== null },
    })
    if (to && reply)
      await app.mail.send(
        { to: to.email, ...answerEmail(reply, kind, to.language, app.config.publicUrl) },
        tx,
      )
  })
}

interface Writer {
  email: string
  /** The language of the page on which the message was written. */
  language: Language
}

/** @returns null if the writer left no address */
async function writerOf({ cases }: App, tx: Tx, caseId: string): Promise<Writer | null> {
  const message = await contactMessageOf(tx, caseId)
  if (message) return message
  const notice = await noticeOf(tx, caseId)
  if (!notice?.sealed) return null
  const { email } = JSON.parse(cases.encryption.decrypt(notice.sealed, notice.id)) as Notice
  return email ? { email, language: notice.language } : null
}

function answerEmail(reply: string, kind: NewCase['kind'], language: Language, publicUrl: string) {
  const { answer, answerToNotice } = wordsIn(language)
  const content = answer(reply.split(/\n{2,}/))
  const contactPage = publicUrl + pageAddress('/contact', language)
  const closing = kind === 'notice' ? { closing: [answerToNotice(contactPage)] } : {}
  return emailTemplate({ ...content, ...closing }, language)
}
