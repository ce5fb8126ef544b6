import { REPORT_DETAILS_MAX, REPORTED_MESSAGES_MAX } from '@ndoa/contract/limits'
import type { ReportReason } from '@ndoa/contract/reports'
import { type FormEvent, useState } from 'react'
import { limitSentence } from '../../lib/api-error.ts'
import { randomId } from '../../lib/random-id.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { wordsOf } from './reasons.ts'
import type { ReportDialogProps, Reported } from './report-dialog.tsx'
import { useReportMember } from './reports.queries.ts'

export interface ReportFormProps extends Pick<ReportDialogProps, 'reported' | 'onBlock'> {
  reason: ReportReason
  onBack: () => void
  onSent: (blocked: boolean) => void
}

/** Help first, then what else to say, which messages, and whether to block. */
export function ReportForm({ reported, reason, onBlock, onBack, onSent }: ReportFormProps) {
  const { help } = wordsOf(reason)
  const [details, setDetails] = useState('')
  const [messageIds, setMessageIds] = useState(reported.message_id ? [reported.message_id] : [])
  const [blocking, setBlocking] = useState(onBlock !== undefined)
  const [id] = useState(randomId) // sent again after a failure, it is the same report
  const { mutateAsync, isPending, error } = useReportMember()

  async function send(event: FormEvent) {
    event.preventDefault()
    const { user_id, surface, photo_id } = reported
    const report = { user_id, client_report_id: id, surface, reason, details, message_ids: messageIds }
    try {
      await mutateAsync({ ...report, ...(photo_id && { photo_id }) })
    } catch {
      return // said below
    }
    if (blocking) await onBlock?.()
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
        onChange={(event) => setDetails(event.target.value)}
      />
      <MessageChoice messages={reported.messages ?? []} chosen={messageIds} onChange={setMessageIds} />
      {onBlock && (
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

interface MessageChoiceProps {
  messages: NonNullable<Reported['messages']>
  chosen: string[]
  onChange: (ids: string[]) => void
}

function MessageChoice({ messages, chosen, onChange }: MessageChoiceProps) {
  if (messages.length === 0) return null
  const full = chosen.length >= REPORTED_MESSAGES_MAX
  return (
    <fieldset className="grid max-h-72 gap-1 overflow-y-auto rounded-md border border-line p-3">
      <legend className="px-1 text-sm font-semibold">Which messages? (optional)</legend>
      {messages.map(({ id, content }) => (
        <Checkbox
          key={id}
          label={<span className="line-clamp-2 break-words">{content}</span>}
          checked={chosen.includes(id)}
          disabled={full && !chosen.includes(id)}
          onChange={(event) =>
            onChange(event.target.checked ? [...chosen, id] : chosen.filter((other) => other !== id))
          }
        />
      ))}
    </fieldset>
  )
}
