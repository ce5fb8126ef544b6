import { REPORT_DETAILS_MAX } from '@ndoa/contract/limits'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import { type FormEvent, useState } from 'react'
import { limitSentence } from '../../../lib/api/api-error.ts'
import { randomId } from '../../../lib/random-id.ts'
import { draftName } from '../../../lib/storage/drafts.ts'
import { loadJson, saveJson, sessionStore } from '../../../lib/storage/storage.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { words as ui } from '../../../ui/words.ts'
import { signedInId } from '../../identity/accounts/index.ts'
import type { Reported } from './reported.ts'
import { useReportMember } from './reports.queries.ts'
import { words } from './words.ts'

export interface ReportFormProps {
  reported: Reported
  reason: ReportReason
  onBack: () => void
  canBlock: boolean
  onSent: (blocking: boolean) => void
}

export function ReportForm({ reported, reason, canBlock, onBack, onSent }: ReportFormProps) {
  const help = words.help[reason]
  const { details, id, write, ...kept } = useKeptReport(reported, reason)
  const [blocking, setBlocking] = useState(canBlock)
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
      return // the error appears below
    }
    kept.forget()
    onSent(blocking)
  }

  return (
    <form className="grid gap-4" onSubmit={(event) => void send(event)}>
      {help && <Banner tone="info">{help}</Banner>}
      <TextArea
        label={words.form.details}
        hint={words.form.detailsHint}
        maxLength={REPORT_DETAILS_MAX}
        value={details}
        onChange={(event) => write(event.target.value)}
      />
      {canBlock && (
        <Checkbox
          label={words.form.alsoBlock(reported.display_name)}
          checked={blocking}
          onChange={(event) => setBlocking(event.target.checked)}
        />
      )}
      {error && <Banner tone="error">{limitSentence(error, words.form.failed)}</Banner>}
      <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:grow">
        <Button variant="outline" disabled={isPending} onClick={onBack}>
          {ui.back}
        </Button>
        <Button type="submit" busy={isPending} busyText={words.form.sending}>
          {words.form.send}
        </Button>
      </div>
    </form>
  )
}

interface KeptReport {
  details: string
  /** A retry keeps the id, unless the text has changed. */
  id: string
}

const isReport = ({ details, id }: KeptReport) => typeof details === 'string' && typeof id === 'string'

/** Kept for this tab only, because a person who uses the phone later must not learn who was reported. */
function useKeptReport({ user_id, surface, photo_id, message_id }: Reported, reason: ReportReason) {
  const name = draftName(
    String(signedInId()),
    `report ${surface} ${message_id ?? photo_id ?? user_id} ${reason}`,
  )
  const [report, setReport] = useState(
    () => loadJson<KeptReport>(sessionStore, name, isReport) ?? { details: '', id: randomId() },
  )
  const forget = () => sessionStore.removeItem(name)
  return {
    ...report,
    write: (details: string) => {
      const next = { details, id: randomId() }
      setReport(next)
      if (details) saveJson(sessionStore, name, next)
      else forget()
    },
    forget,
  }
}
