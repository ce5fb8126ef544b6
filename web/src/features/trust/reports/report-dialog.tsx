import { REPORT_DUE_HOURS } from '@ndoa/contract/trust/case-rules'
import type { ReportReason } from '@ndoa/contract/trust/reports'
import { Sheet } from '../../../ui/dialogs/sheet.tsx'
import { useToast } from '../../../ui/feedback/toast-provider.tsx'
import { ReportForm } from './report-form.tsx'
import type { Reported } from './reported.ts'
import { words } from './words.ts'

export interface ReportDialogProps {
  reported: Reported
  reason: ReportReason
  onBlock: (() => void) | undefined
  onBack: () => void
  onClose: () => void
}

/** Milliseconds; long enough to read two sentences. */
const THANKS_DURATION = 8_000

export function ReportDialog({ reported, reason, onBlock, onBack, onClose }: ReportDialogProps) {
  const toast = useToast()

  function sent(blocking: boolean) {
    onClose()
    toast.success(words.thanks(REPORT_DUE_HOURS[reason]), THANKS_DURATION)
    if (blocking) onBlock?.() // last, because it removes the control that opened this dialog
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
