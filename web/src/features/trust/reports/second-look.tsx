import type { OwnReport } from '@ndoa/contract/trust/reports'
import { dateLabel } from '../../../lib/dates.ts'
import { useAppealReport } from './reports.queries.ts'
import { SecondLookForm } from './second-look-form.tsx'
import { words } from './words.ts'

export function SecondLook({ report: { id, appeal, appeal_until } }: { report: OwnReport }) {
  const { mutate, isPending, error } = useAppealReport()
  if (appeal)
    return (
      <p className="text-sm">
        {words.secondLook.states[appeal.state](dateLabel(appeal.decided_at ?? appeal.created_at))}
      </p>
    )
  if (!appeal_until) return null
  return (
    <SecondLookForm
      until={appeal_until}
      error={error}
      isSending={isPending}
      onSend={(text) => mutate({ report_id: id, text })}
    />
  )
}
