import { DECIDED_KINDS } from '@ndoa/contract/trust/case-rules'
import type { CaseView } from '@ndoa/contract/trust/cases'
import { REPLY_MAX } from '@ndoa/contract/trust/decision-rules'
import { type FormEvent, useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { navigate } from '../../../../staff/location.ts'
import { Button } from '../../../../ui/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { useCloseCase } from './decisions.queries.ts'

type Outcome = 'breach' | 'no_breach' | 'answered'
const ANSWERED = { value: 'answered', label: 'Answered' }
const BREACH_OUTCOMES = [
  { value: 'breach', label: 'We found a breach' },
  { value: 'no_breach', label: 'We found no breach' },
]

/** Closes a case that concerns no member. The sender, if known, gets an answer. */
export function CloseForm({ view: { id, kind, letter } }: { view: CaseView }) {
  const options =
    kind === 'contact' ? [ANSWERED] : kind === 'notice' ? [...BREACH_OUTCOMES, ANSWERED] : BREACH_OUTCOMES
  const [outcome, setOutcome] = useState(options.length === 1 ? options[0]?.value : undefined)
  const [reply, setReply] = useState('')
  const isDeleted = kind === 'contact' && !letter?.can_be_answered
  const close = useCloseCase()
  const toast = useToast()
  function submit(event: FormEvent) {
    event.preventDefault()
    if (!outcome) return
    close.mutate(
      { case_id: id, outcome: outcome as Outcome, ...(reply.trim() && { reply }) },
      {
        onSuccess: () => {
          toast.success(reply.trim() ? 'Closed, and the answer is on its way.' : 'Closed.')
          navigate('/staff/cases')
        },
      },
    )
  }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      {DECIDED_KINDS.includes(kind) && (
        <p className="text-soft">The account in this case no longer exists.</p>
      )}
      {isDeleted && (
        <p className="text-soft">
          The message was deleted with the account of its writer. Nobody is left to answer.
        </p>
      )}
      {options.length > 1 && (
        <RadioGroup label="Outcome" required options={options} value={outcome} onChange={setOutcome} />
      )}
      {letter?.can_be_answered && (
        <TextArea
          label="Your answer"
          hint="Sent by email, under the name of the team."
          maxLength={REPLY_MAX}
          rows={6}
          value={reply}
          onChange={({ target }) => setReply(target.value)}
        />
      )}
      {close.error && (
        <Banner tone="error">{sentenceFor(close.error, 'That didn’t work. Please try again.')}</Banner>
      )}
      <Button
        type="submit"
        disabled={!outcome || (kind === 'contact' && !isDeleted && !reply.trim())}
        busy={close.isPending}
        busyText="Closing..."
      >
        {letter?.can_be_answered && reply.trim() ? 'Answer and Close' : 'Close'}
      </Button>
    </form>
  )
}
