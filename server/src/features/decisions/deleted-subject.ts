import { FRAUD_REASONS } from '@ndoa/contract/decision-rules'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import type { Traces } from '../ban-list/index.ts'
import { contactsOf, insertKnownContacts, type KnownContacts } from './contacts-notice.queries.ts'
import type { DecisionRow } from './decisions.queries.ts'
import { deleteFormerContacts, insertKept, keptFor, openCasesAbout } from './deleted-subject.queries.ts'

/** What a ban needs that is proposed after its account was deleted. */
interface Kept {
  traces: Traces
  /** Who is told if it is a ban for fraud. */
  contacts: KnownContacts
}
type KeptSince = Kept & { since: Date }

type Encrypting = Pick<App, 'cases'>

/**
 * Deleting the account ends no case about it: what a ban needs is kept, encrypted, with each open one. It goes when the case
 * is closed, or after a month. Lock the account first, so that no case is opened meanwhile.
 * @param traces null: the account was gone
 */
export async function keepForOpenCases(
  app: Encrypting & Pick<App, 'clock'>,
  tx: Tx,
  memberId: string,
  traces: Traces | null,
): Promise<void> {
  const caseIds = traces ? await openCasesAbout(tx, memberId) : []
  if (!traces || caseIds.length === 0) return
  const kept: Kept = { traces, contacts: await contactsOf(tx, memberId) }
  for (const caseId of caseIds)
    await insertKept(tx, caseId, app.cases.encryption.encrypt(JSON.stringify(kept), caseId), app.clock.now())
  await deleteFormerContacts(tx, caseIds)
}

/** @returns null when the account is there, nothing was kept, or another step is decided than a ban */
export async function keptForBan(
  { cases }: Encrypting,
  tx: Tx,
  { subject_id, case_id, step }: DecisionRow,
): Promise<KeptSince | null> {
  const row = subject_id === null && step === 'banned' ? await keptFor(tx, case_id) : undefined
  if (!row) return null
  const kept = JSON.parse(cases.encryption.decrypt(row.sealed, case_id)) as Kept
  return { ...kept, since: row.created_at }
}

/** Writes down, with the proposal of a ban, who is told when it is confirmed. */
export async function prepareNoticeOfDeleted(
  tx: Tx,
  { id, reason }: DecisionRow,
  { contacts }: Kept,
): Promise<void> {
  if (reason !== null && FRAUD_REASONS.includes(reason)) await insertKnownContacts(tx, id, contacts)
}
