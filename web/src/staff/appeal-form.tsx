import { type AppealOutcome, NOTE_MAX } from '@ndoa/contract/decision-rules'
import { type FormEvent, useState } from 'react'
import { sentenceFor } from '../lib/api-error.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useToast } from '../ui/toast.tsx'
import { useDecideAppeal } from './decisions.queries.ts'
import { navigate } from './location.tsx'

const OUTCOMES = {
  subject: [
    { value: 'upheld', label: 'The decision stands' },
    { value: 'lifted', label: 'The decision was wrong', hint: 'Everything that it did is undone' },
  ],
  reporter: [
    { value: 'upheld', label: 'The decision stands' },
    { value: 'lifted', label: 'The case is opened again', hint: 'Somebody else decides it' },
  ],
}

/** A senior who took no part looks at a decision again. */
export function AppealForm({ appealId, by }: { appealId: string; by: 'subject' | 'reporter' }) {
  const [outcome, setOutcome] = useState<AppealOutcome>()
  const [note, setNote] = useState('')
  const decide = useDecideAppeal()
  const toast = useToast()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!outcome) return
    decide.mutate(
      { appeal_id: appealId, outcome, note },
      {
        onSuccess: () => {
          toast.success('The appeal is decided.')
          navigate('/staff/cases')
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <RadioGroup
        label="After a second look"
        required
        options={OUTCOMES[by]}
        value={outcome}
        onChange={(value) => setOutcome(value === 'lifted' ? 'lifted' : 'upheld')}
      />
      <TextArea
        label="Why"
        required
        hint="For the other staff alone."
        maxLength={NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {decide.error && (
        <Banner tone="error">{sentenceFor(decide.error, 'That didn’t work. Please try again.')}</Banner>
      )}
      <Button
        type="submit"
        disabled={!outcome || !note.trim()}
        busy={decide.isPending}
        busyText="Deciding..."
      >
        Decide
      </Button>
    </form>
  )
}
