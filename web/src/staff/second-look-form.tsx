import type { CaseView } from '@ndoa/contract/cases'
import { type AppealOutcome, NOTE_MAX } from '@ndoa/contract/decision-rules'
import { type FormEvent, useState } from 'react'
import { sentenceFor } from '../lib/api-error.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { useToast } from '../ui/toast.tsx'
import { REASONS, stepLabel } from './case-words.ts'
import { useSettleSecondLook } from './decisions.queries.ts'
import { navigate } from './location.tsx'

const OUTCOMES = [
  { value: 'upheld', label: 'The first decision stands' },
  {
    value: 'lifted',
    label: 'The first decision was wrong',
    hint: 'What it did is undone; if there was a breach, somebody else decides the case again',
  },
]

interface SecondLookFormProps {
  caseId: string
  secondLook: NonNullable<CaseView['second_look']>
}

/** A senior who took no part says which of two people was right. */
export function SecondLookForm({ caseId, secondLook }: SecondLookFormProps) {
  const { step, days, reason, decided_by, facts } = secondLook
  const [outcome, setOutcome] = useState<AppealOutcome>()
  const [note, setNote] = useState('')
  const settle = useSettleSecondLook()
  const toast = useToast()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!outcome) return
    settle.mutate(
      { case_id: caseId, outcome, note },
      {
        onSuccess: () => {
          toast.success('It is settled.')
          navigate('/staff/cases')
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <section className="grid gap-1">
        <h3 className="font-bold">Without knowing the first decision, {decided_by} decided</h3>
        <p>{[stepLabel(step, days), reason && REASONS[reason]].filter(Boolean).join(' · ')}</p>
        {facts && <p className="break-words whitespace-pre-wrap text-soft">{facts}</p>}
      </section>
      <RadioGroup
        label="What holds"
        required
        options={OUTCOMES}
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
      {settle.error && (
        <Banner tone="error">{sentenceFor(settle.error, 'That didn’t work. Please try again.')}</Banner>
      )}
      <Button
        type="submit"
        disabled={!outcome || !note.trim()}
        busy={settle.isPending}
        busyText="Settling..."
      >
        Settle
      </Button>
    </form>
  )
}
