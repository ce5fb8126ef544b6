import { SETTLED_NOTE_MAX } from '@ndoa/contract/membership-rules'
import { useState } from 'react'
import { sentenceFor } from '../lib/api-error.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FieldError } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useToast } from '../ui/toast.tsx'
import { useSettleOrder } from './payments.queries.ts'

/** For an order that was put right by hand: how. */
export function SettleOrderDialog({
  id,
  isRefund,
  onClose,
}: {
  id: string
  isRefund: boolean
  onClose: () => void
}) {
  const [note, setNote] = useState('')
  const settling = useSettleOrder()
  const toast = useToast()
  const settle = () =>
    settling.mutate(
      { order_id: id, note },
      {
        onSuccess: () => {
          toast.success('Settled.')
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      title="Settle this order?"
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!note.trim()} busy={settling.isPending} busyText="Saving..." onClick={settle}>
            Settle
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <p className="text-soft">
          {isRefund
            ? 'From now on the money counts as given back. Do this when it was sent by hand.'
            : 'Nothing is charged, granted or given back by this. Do it when you have put things right at the provider.'}
        </p>
        <TextArea
          label="What was done"
          hint="For the staff and the books. No names, addresses or card numbers."
          maxLength={SETTLED_NOTE_MAX}
          rows={4}
          value={note}
          onChange={({ target }) => setNote(target.value)}
        />
        {settling.error && (
          <FieldError text={sentenceFor(settling.error, 'That didn’t work. Please try again.')} />
        )}
      </div>
    </Dialog>
  )
}
