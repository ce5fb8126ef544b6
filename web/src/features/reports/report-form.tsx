import { REPORT_DETAILS_MAX } from '@ndoa/contract/limits'
import type { ReportReason } from '@ndoa/contract/reports'
import { type FormEvent, useState } from 'react'
import { limitSentence } from '../../lib/api-error.ts'
import { randomId } from '../../lib/random-id.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { wordsOf } from './reasons.ts'
import type { Reported } from './reported.ts'
import { useReportMember } from './reports.queries.ts'

export interface ReportFormProps {
  reported: Reported
  reason: ReportReason
  onBack: () => void
  canBlock: boolean
  onSent: (blocking: boolean) => void
}

/** Help first, then what else to say, and whether to block. */
export function ReportForm({ reported, reason, canBlock, onBack, onSent }: ReportFormProps) {
  const { help } = wordsOf(reason)
  const [details, setDetails] = useState('')
  const [blocking, setBlocking] = useState(canBlock)
  // Sent again after a failure, it is the same report, unless it says something else now.
  const [id, setId] = useState(randomId)
  const { mutateAsync, isPending, error } = useReportMember()

  async function send(event: FormEvent) {
    event.preventDefault()
    const { user_id, surface, photo_id, message_id } = reported
    try {
      await mutateAsync({
        user_id,
        client_report_id: id,
        surface,
        reason,
        details,
        ...(photo_id && { photo_id }),
        ...(message_id && { message_ids: [message_id] }),
      })
    } catch {
      return // said below
    }
    onSent(blocking)
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void send(event)}>
      {help && <Banner tone="info">{help}</Banner>}
      <TextArea
        label="What happened? (optional)"
        hint="It helps us to decide fairly."
        maxLength={REPORT_DETAILS_MAX}
        value={details}
        onChange={(event) => {
          setDetails(event.target.value)
          setId(randomId)
        }}
      />
      {canBlock && (
        <Checkbox
          label={`Also block ${reported.display_name}: you no longer see each other`}
          checked={blocking}
          onChange={(event) => setBlocking(event.target.checked)}
        />
      )}
      {error && (
        <Banner tone="error">
          {limitSentence(error, 'Your report couldn’t be sent. Please try again.')}
        </Banner>
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:grow">
        <Button variant="outline" disabled={isPending} onClick={onBack}>
          Back
        </Button>
        <Button type="submit" busy={isPending} busyText="Sending...">
          Send Report
        </Button>
      </div>
    </form>
  )
}
