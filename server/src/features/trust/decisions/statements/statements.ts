import type { Statement, StatementWords } from '@ndoa/contract/trust/statements'
import type { App } from '../../../../platform/app.ts'
import { appealText, appealUntil, asOwnAppeal } from '../../cases/index.ts'
import { type StatementRow, statementsOfMember } from './statements.queries.ts'

export async function statementsOf(app: App, memberId: string): Promise<Statement[]> {
  const rows = await statementsOfMember(app.db, memberId)
  return rows.map((row) => asStatement(app, row))
}

/** For the export of the member's data. */
export async function statementsWithAppeals(app: App, memberId: string): Promise<object[]> {
  const rows = await statementsOfMember(app.db, memberId)
  return rows.map((row) => ({
    ...asStatement(app, row),
    appeal_text: row.appeal_id && appealText(app, { id: row.appeal_id, sealed: row.appeal_sealed }),
  }))
}

function asStatement({ cases, clock }: App, row: StatementRow): Statement {
  const { id, kind, step, created_at, ends_at, is_lifted, is_newest } = row
  const now = clock.now()
  const until = kind === 'pause' ? (ends_at ?? created_at) : appealUntil(created_at)
  const isFirst = kind === 'decision' || kind === 'ban_confirmed' || kind === 'pause'
  return {
    id,
    kind,
    step,
    ...(JSON.parse(cases.encryption.decrypt(row.sealed, id)) as StatementWords),
    created_at: created_at.toISOString(),
    ends_at: ends_at?.toISOString() ?? null,
    is_active: is_newest && !is_lifted && (step === 'banned' || (ends_at !== null && ends_at > now)),
    appeal: asOwnAppeal(row),
    appeal_until: isFirst && !is_lifted && !row.appeal_id && until > now ? until.toISOString() : null,
  }
}
