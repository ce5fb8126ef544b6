import type { Statement } from '@ndoa/contract/trust/statements'
import { dateLabel } from '../../../lib/dates.ts'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { SecondLookForm } from '../reports/index.ts'
import { useAppealStatement } from './statements.queries.ts'
import { words } from './words.ts'

export function StatementAppeal({ statement: { id, kind, appeal, appeal_until } }: { statement: Statement }) {
  const { mutate, isPending, error } = useAppealStatement()
  if (appeal && (kind === 'decision' || kind === 'ban_confirmed' || kind === 'pause')) {
    const states = kind === 'pause' ? words.objections : words.appeals
    return (
      <Banner tone="info">{states[appeal.state](dateLabel(appeal.decided_at ?? appeal.created_at))}</Banner>
    )
  }
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
