import { HOLD_REASON_MAX } from '@ndoa/contract/trust/case-rules'
import { useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { FieldError } from '../../../../ui/forms/field.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { usePlaceHold } from './holds.queries.ts'

export function PlaceHoldDialog({ onClose }: { onClose: () => void }) {
  const [number, setNumber] = useState('')
  const [reason, setReason] = useState('')
  const placing = usePlaceHold()
  const toast = useToast()
  const case_number = /^#?\s*(\d{1,9})$/.exec(number.trim())?.[1]
  const place = () =>
    placing.mutate(
      { case_number: Number(case_number), reason },
      {
        onSuccess: () => {
          toast.success('On hold. Another senior moderator has to confirm it.')
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Place a Legal Hold"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!case_number || !reason.trim()}
            busy={placing.isPending}
            busyText="Saving..."
            onClick={place}
          >
            Place Hold
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-soft">
          Reports, messages and photos that are kept as evidence in this case are not deleted until two senior
          moderators have lifted the hold.
        </p>
        <TextField
          label="Number of the case"
          inputMode="numeric"
          autoComplete="off"
          value={number}
          onChange={({ target }) => setNumber(target.value)}
        />
        <TextArea
          label="Reason"
          hint="Who asked for it, and their reference. No names of members."
          maxLength={HOLD_REASON_MAX}
          rows={4}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        {placing.error && (
          <FieldError text={sentenceFor(placing.error, 'That didn’t work. Please try again.')} />
        )}
      </div>
    </Dialog>
  )
}
