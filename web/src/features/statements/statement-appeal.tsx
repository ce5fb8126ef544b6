import type { OwnAppeal } from '@ndoa/contract/appeals'
import type { Statement } from '@ndoa/contract/statements'
import { dateLabel } from '../../lib/dates.ts'
import { Banner } from '../../ui/banner.tsx'
import { SecondLookForm } from '../reports/index.ts'
import { useAppealStatement } from './statements.queries.ts'

const STATES: Record<OwnAppeal['state'], (on: string) => string> = {
  open: (on) => `You asked for a second look on ${on}. Someone who took no part in the decision will decide.`,
  upheld: (on) => `We looked at it again on ${on}, and the decision stands.`,
  lifted: (on) => `We looked at it again on ${on}, and lifted the decision.`,
}

/** What came of the second look, or the way to ask for one. */
export function StatementAppeal({ statement: { id, kind, appeal, appeal_until } }: { statement: Statement }) {
  const { mutate, isPending, error } = useAppealStatement()
  if (appeal && (kind === 'decision' || kind === 'ban_confirmed'))
    return (
      <Banner tone="info">{STATES[appeal.state](dateLabel(appeal.decided_at ?? appeal.created_at))}</Banner>
    )
  if (!appeal_until) return null
  return (
    <SecondLookForm
      until={appeal_until}
      error={error}
      isSending={isPending}
      onSend={(text) => mutate({ statement_id: id, text })}
    />
  )
}
