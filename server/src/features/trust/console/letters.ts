import type { CaseLetter } from '@ndoa/contract/trust/cases'
import type { ContactMessage, Notice } from '@ndoa/contract/trust/support'
import { appealText } from '../cases/index.ts'
import type { CaseReader } from '../reports/index.ts'
import { appealOf, type CaseRow, contactMessageOf, noticeOf, objectionOf } from './case-view.queries.ts'

const NOTHING: CaseLetter = {
  name: null,
  subject: null,
  text: null,
  reason: null,
  category: null,
  can_be_answered: false,
}

/** Omits the writer's address. @returns null for a case without a letter */
export async function letterOf(reader: CaseReader, { id, kind }: CaseRow): Promise<CaseLetter | null> {
  if (kind === 'notice') return notice(reader, id)
  if (kind === 'contact') return contactMessage(reader, id)
  return kind === 'appeal' ? appeal(reader, id) : null
}

async function notice({ db, cases }: CaseReader, caseId: string): Promise<CaseLetter> {
  const found = await noticeOf(db, caseId)
  if (!found?.sealed) return NOTHING
  const { name, about, reason, details, email } = JSON.parse(
    cases.encryption.decrypt(found.sealed, found.id),
  ) as Notice
  return {
    ...NOTHING,
    name: name || null,
    subject: about,
    text: details,
    reason,
    can_be_answered: Boolean(email),
  }
}

async function contactMessage({ db }: CaseReader, caseId: string): Promise<CaseLetter> {
  const found = await contactMessageOf(db, caseId)
  if (!found) return NOTHING
  const { name, subject, message, category } = found
  return {
    ...NOTHING,
    name,
    subject,
    text: message,
    category: category as ContactMessage['category'],
    can_be_answered: true,
  }
}

async function appeal(reader: CaseReader, caseId: string): Promise<CaseLetter> {
  const found = await appealOf(reader.db, caseId)
  return found?.sealed ? { ...NOTHING, text: appealText(reader, found) } : NOTHING
}

/** The objection appears in the pause's case and in reviews of its decision. */
export async function objectionIn(
  reader: CaseReader,
  { evidence_case_id }: Pick<CaseRow, 'evidence_case_id'>,
): Promise<string | null> {
  const found = await objectionOf(reader.db, evidence_case_id)
  return found ? appealText(reader, found) : null
}
