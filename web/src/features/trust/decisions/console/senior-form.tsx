import { type AppealOutcome, NOTE_MAX } from '@ndoa/contract/trust/decision-rules'
import { type FormEvent, useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { navigate } from '../../../../staff/location.ts'
import { Button } from '../../../../ui/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import type { Option } from '../../../../ui/forms/option.ts'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'

interface SeniorFormProps {
  question: string
  outcomes: readonly (Option & { hint?: string })[]
  /** The label, and the label while busy. */
  action: [string, string]
  done: string
  saving: {
    mutate: (answer: { outcome: AppealOutcome; note: string }, then: { onSuccess: () => void }) => void
    isPending: boolean
    error: Error | null
  }
}

export function SeniorForm({ question, outcomes, action: [act, busyText], done, saving }: SeniorFormProps) {
  const [outcome, setOutcome] = useState<AppealOutcome>()
  const [note, setNote] = useState('')
  const toast = useToast()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!outcome) return
    saving.mutate(
      { outcome, note },
      {
        onSuccess: () => {
          toast.success(done)
          navigate('/staff/cases')
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <RadioGroup
        label={question}
        required
        options={outcomes}
        value={outcome}
        onChange={(value) => setOutcome(value === 'lifted' ? 'lifted' : 'upheld')}
      />
      <TextArea
        label="Why"
        required
        hint="Only other staff see this."
        maxLength={NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {saving.error && (
        <Banner tone="error">{sentenceFor(saving.error, 'That didn’t work. Please try again.')}</Banner>
      )}
      <Button type="submit" disabled={!outcome || !note.trim()} busy={saving.isPending} busyText={busyText}>
        {act}
      </Button>
    </form>
  )
}
