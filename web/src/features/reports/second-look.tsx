import type { OwnAppeal } from '@ndoa/contract/appeals'
import type { OwnReport } from '@ndoa/contract/reports'
import { dateLabel } from '../../lib/dates.ts'
import { useAppealReport } from './reports.queries.ts'
import { SecondLookForm } from './second-look-form.tsx'

const STATES: Record<OwnAppeal['state'], (on: string) => string> = {
  open: (on) => `You asked for a second look on ${on}. Someone else from our team will look at it.`,
  upheld: (on) => `Someone else looked at it again, and the outcome stands since ${on}.`,
  lifted: (on) => `Someone else looked at it again on ${on}, and it is being decided anew.`,
}

/** Of an own report that is closed: what came of the second look, or the way to ask for one. */
export function SecondLook({ report: { id, appeal, appeal_until } }: { report: OwnReport }) {
  const { mutate, isPending, error } = useAppealReport()
  if (appeal)
    return (
      <p className="text-sm">{STATES[appeal.state](dateLabel(appeal.decided_at ?? appeal.created_at))}</p>
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
