import { randomUUID } from 'node:crypto'
import type { StatementKind } from '@ndoa/contract/trust/decision-rules'
import type { StatementWords } from '@ndoa/contract/trust/statements'
import type { App } from '../../../../platform/app.ts'
import type { Tx } from '../../../../platform/db.ts'
import { emit, transaction } from '../../../../platform/outbox.ts'
import { wordsIn } from '../words.ts'
import '../decisions.events.ts'
import { hasStopStatement, insertStatement, lockLanguageOf } from './statements.queries.ts'

interface NewStatement {
  /** Null for a pause by the scam shield. */
  decisionId: string | null
  stopCaseId?: string
  memberId: string
  kind: StatementKind
  words: StatementWords
  now: Date
}

export async function writeStatement(
  { cases }: Pick<App, 'cases'>,
  tx: Tx,
  { decisionId, stopCaseId, memberId, kind, words, now }: NewStatement,
): Promise<void> {
  const id = randomUUID()
  const sealed = cases.encryption.encrypt(JSON.stringify(words), id)
  await insertStatement(tx, {
    id,
    decision_id: decisionId,
    pause_case_id: stopCaseId ?? null,
    member_id: memberId,
    kind,
    sealed,
    created_at: now,
  })
  await emit(tx, 'statement.written', { statement_id: id })
}

interface Stopped {
  member_id: string
  case_id: string
  /** ISO time. */
  since: string
}

/** Informs a member why they can't start conversations, once per pause. */
export function writeStopStatement(app: App, { member_id, case_id, since }: Stopped): Promise<void> {
  const now = new Date(since)
  return transaction(app, async (tx) => {
    const language = await lockLanguageOf(tx, member_id)
    if (!language || (await hasStopStatement(tx, case_id, now))) return
    await writeStatement(app, tx, {
      decisionId: null,
      stopCaseId: case_id,
      memberId: member_id,
      kind: 'pause',
      words: { ...wordsIn(language).paused, quotes: [] },
      now,
    })
  })
}
