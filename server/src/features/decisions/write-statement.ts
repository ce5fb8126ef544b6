import { randomUUID } from 'node:crypto'
import type { StatementKind } from '@ndoa/contract/decision-rules'
import type { StatementWords } from '@ndoa/contract/statements'
import type { App } from '../../platform/app.ts'
import type { Tx } from '../../platform/db.ts'
import { emit } from '../../platform/outbox.ts'
import './decisions.events.ts'

interface NewStatement {
  /** Null: no decision, but a pause of the scam shield. */
  decisionId: string | null
  pauseCaseId?: string
  memberId: string
  kind: StatementKind
  words: StatementWords
  now: Date
}

/** From here on the member can read it; the mail follows. */
export async function writeStatement(
  { cases }: Pick<App, 'cases'>,
  tx: Tx,
  { decisionId, pauseCaseId, memberId, kind, words, now }: NewStatement,
): Promise<void> {
  const id = randomUUID()
  await tx
    .insertInto('statements')
    .values({
      id,
      decision_id: decisionId,
      pause_case_id: pauseCaseId ?? null,
      member_id: memberId,
      kind,
      sealed: cases.encryption.encrypt(JSON.stringify(words), id),
      created_at: now,
    })
    .execute()
  await emit(tx, 'statement.written', { statement_id: id })
}
