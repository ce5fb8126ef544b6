import { REPORT_DUE_HOURS } from '@ndoa/contract/limits'
import type { ReportReason } from '@ndoa/contract/reports'
import { Sheet } from '../../ui/sheet.tsx'
import { useToast } from '../../ui/toast.tsx'
import { ReportForm } from './report-form.tsx'
import type { Reported } from './reported.ts'
import { words } from './words/index.ts'

export interface ReportDialogProps {
  reported: Reported
  reason: ReportReason
  /** Not offered for members who are blocked already. */
  onBlock: (() => void) | undefined
  onBack: () => void
  onClose: () => void
}

/** Long enough to read two sentences, in milliseconds. */
const THANKS_FOR = 8_000

/** Reports a member for a reason: help first, then what else to say. What comes next is said when it was sent. */
export function ReportDialog({ reported, reason, onBlock, onBack, onClose }: ReportDialogProps) {
  const toast = useToast()

  function sent(blocking: boolean) {
    onClose()
    toast.success(words.thanks(REPORT_DUE_HOURS[reason]), THANKS_FOR)
    if (blocking) onBlock?.() // last, since it removes what opened this dialog
  }

  return (
    <Sheet open onClose={onClose} title={words.reasons[reason]}>
      <ReportForm
        reported={reported}
        reason={reason}
        canBlock={onBlock !== undefined}
        onBack={onBack}
        onSent={sent}
      />
    </Sheet>
  )
}
