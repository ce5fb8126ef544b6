import { type OrderState, SETTLED_NOTE_MAX } from '@ndoa/contract/membership/membership-rules'
import { useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { FieldError } from '../../../../ui/forms/field.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { useSettleOrder } from './held-orders.queries.ts'

export function SettleOrderDialog({
  id,
  state,
  onClose,
}: {
  id: string
  state: OrderState
  onClose: () => void
}) {
  const [note, setNote] = useState('')
  const settling = useSettleOrder()
  const toast = useToast()
  const settle = () =>
    settling.mutate(
      { order_id: id, state, note },
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
          {state === 'refunding'
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
