import type { REPORT_SURFACES } from '@ndoa/contract/choices'
import { REPORT_DUE_HOURS } from '@ndoa/contract/limits'
import type { ReportReason } from '@ndoa/contract/reports'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { wordsOf } from './reasons.ts'
import { ReportForm } from './report-form.tsx'
import { ReportReasons } from './report-reasons.tsx'

export interface Reported {
  user_id: string
  display_name: string
  surface: (typeof REPORT_SURFACES)[number]
  photo_id?: string
  /** Messages of this member to choose from. */
  messages?: readonly { id: string; content: string }[]
  /** The message at which the report began. */
  message_id?: string
}

export interface ReportDialogProps {
  reported: Reported
  /** Chosen before the dialog opened. */
  reason?: ReportReason
  /** Ends the contact of the two; not offered where it has ended. */
  onBlock?: () => Promise<void>
  onClose: () => void
}

/** Reports a member: why, then details, then what happens next. */
export function ReportDialog({ reported, reason: first, onBlock, onClose }: ReportDialogProps) {
  const [reason, setReason] = useState(first)
  const [sent, setSent] = useState<{ blocked: boolean } | null>(null)
  if (reason && sent) return <Sent reported={reported} reason={reason} {...sent} onClose={onClose} />
  return (
    <Sheet
      open
      onClose={onClose}
      title={reason ? wordsOf(reason).label : `Report ${reported.display_name}`}
      description={reason ? undefined : 'Why? They will not learn who reported them.'}
    >
      {reason ? (
        <ReportForm
          reported={reported}
          reason={reason}
          onBlock={onBlock}
          onBack={() => setReason(undefined)}
          onSent={(blocked) => setSent({ blocked })}
        />
      ) : (
        <ReportReasons onChoose={setReason} />
      )}
    </Sheet>
  )
}

interface SentProps extends Pick<ReportDialogProps, 'reported' | 'onClose'> {
  reason: ReportReason
  blocked: boolean
}

function Sent({ reported: { display_name }, reason, blocked, onClose }: SentProps) {
  const hours = REPORT_DUE_HOURS[reason]
  return (
    <Sheet
      open
      onClose={onClose}
      title="Thank you for telling us"
      footer={
        <Button data-autofocus onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="grid gap-3">
        <p>
          Somebody from our team will look at it within {hours === 1 ? 'an hour' : `${hours} hours`}.{' '}
          {display_name} will not learn who reported them.
        </p>
        {blocked && <p>You no longer see each other.</p>}
        <p>You can see what we decide in Settings, under My Reports.</p>
      </div>
    </Sheet>
  )
}
