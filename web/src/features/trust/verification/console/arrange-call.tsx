import type { VerificationView } from '@ndoa/contract/trust/verification-staff'
import { type FormEvent, useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { dateLabel, timeLabel } from '../../../../lib/dates.ts'
import { Button } from '../../../../ui/button.tsx'
import { Card } from '../../../../ui/card.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { useArrangeCall } from './verification-staff.queries.ts'

/** The member is told the time and link, so staff do not need the member's address. */
export function ArrangeCall({ view: { id, call } }: { view: VerificationView }) {
  const [arranged, setArranged] = useState(call)
  const [time, setTime] = useState('')
  const [link, setLink] = useState('')
  const arrange = useArrangeCall()
  const toast = useToast()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!time || !link) return
    const newCall = { at: new Date(time).toISOString(), link: link.trim() }
    arrange.mutate(
      { verification_id: id, call: newCall },
      {
        onSuccess: () => {
          setArranged(newCall)
          toast.success('The member has been told when and where.')
        },
      },
    )
  }
  return (
    <Card className="mb-6 max-w-xl">
      <form onSubmit={submit} noValidate className="grid gap-4">
        <h2 className="text-xl font-bold">Call</h2>
        <p>
          {arranged
            ? `Arranged for ${dateLabel(arranged.at)}, ${timeLabel(arranged.at)}: ${arranged.link}`
            : 'Not arranged yet.'}
        </p>
        <TextField
          label="Date and time"
          hint="In this device’s time zone, within the next two weeks."
          type="datetime-local"
          value={time}
          onChange={({ target }) => setTime(target.value)}
        />
        <TextField
          label="Link to the call"
          type="url"
          placeholder="https://"
          value={link}
          onChange={({ target }) => setLink(target.value)}
        />
        {arrange.error && (
          <Banner tone="error">{sentenceFor(arrange.error, 'That didn’t work. Please try again.')}</Banner>
        )}
        <Button
          type="submit"
          size="sm"
          variant="outline"
          disabled={!time || !link.trim()}
          busy={arrange.isPending}
          className="justify-self-start"
        >
          {arranged ? 'Change the Call' : 'Arrange the Call'}
        </Button>
      </form>
    </Card>
  )
}
