import { FRAUD_REASONS } from '@ndoa/contract/trust/decision-rules'
import type { App } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { deleteFormerContacts, type Traces } from '../../ban-list/index.ts'
import { type DecisionRow } from '../decisions.queries.ts'
import { contactsOf, insertKeptContacts, type KeptContacts } from './contacts-notice.queries.ts'
import { banDataOf, insertBanData, openCasesAbout } from './deleted-subject.queries.ts'

interface BanData {
  traces: Traces
  contacts: KeptContacts
}
type DatedBanData = BanData & { since: Date }

type Encryption = Pick<App, 'cases'>

/**
 * Keeps the data that a ban would need until the case closes, for at most a month. Lock the account first, so that no
 * other case opens.
 */
export async function keepForOpenCases(
  app: Encryption & Pick<App, 'clock'>,
  tx: Tx,
  memberId: string,
  traces: Traces | null,
): Promise<void> {
  const caseIds = traces ? await openCasesAbout(tx, memberId) : []
  if (!traces || caseIds.length === 0) return
  const kept: BanData = { traces, contacts: await contactsOf(tx, memberId) }
  for (const caseId of caseIds)
    await insertBanData(
      tx,
      caseId,
      app.cases.encryption.encrypt(JSON.stringify(kept), caseId),
      app.clock.now(),
    )
  await deleteFormerContacts(tx, caseIds)
}

/** @returns null if the account exists, nothing is kept, or the step is not a ban */
export async function retainedBanData(
  { cases }: Encryption,
  tx: Tx,
  { subject_id, case_id, step }: DecisionRow,
): Promise<DatedBanData | null> {
  const row = subject_id === null && step === 'banned' ? await banDataOf(tx, case_id) : undefined
  if (!row) return null
  const kept = JSON.parse(cases.encryption.decrypt(row.sealed, case_id)) as BanData
  return { ...kept, since: row.created_at }
}

export async function prepareNoticeOfDeleted(
  tx: Tx,
  { id, reason }: DecisionRow,
  { contacts }: BanData,
): Promise<void> {
  if (reason !== null && FRAUD_REASONS.includes(reason)) await insertKeptContacts(tx, id, contacts)
}
