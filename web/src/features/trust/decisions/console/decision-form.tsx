import { REPORT_REASONS } from '@ndoa/contract/dating/choices'
import type { CaseView } from '@ndoa/contract/trust/cases'
import type { StaffSession } from '@ndoa/contract/trust/staff'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, sentenceFor } from '../../../../lib/api/api-error.ts'
import { byLastPart } from '../../../../lib/form.ts'
import { Button } from '../../../../ui/button.tsx'
import { Banner } from '../../../../ui/feedback/banner.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { REASONS } from '../../cases/console/index.ts'
import { NO_CONTENT } from './content-choice.tsx'
import { type DecisionValues, inputOf } from './decision-values.ts'
import { stepLabel } from './decision-words.ts'
import { type DecisionInput, previewQuery, suggestionQuery, useDecide } from './decisions.queries.ts'
import { StatementPreview } from './statement-preview.tsx'
import { StepChoice, StepFields } from './step-fields.tsx'
import { useAfterDecision } from './use-after-decision.ts'

export function DecisionForm({ view, session }: { view: CaseView; session: StaffSession }) {
  const { values, set, suggestion, input, decide, preview, needsReading, submit } = useDecision(view)
  const errors = decide.error instanceof ApiError ? byLastPart(decide.error.fields) : {}
  const fields = { view, values, errors, suggestion, onChange: set }
  return (
    <form onSubmit={submit} noValidate className="grid gap-5">
      <Select
        label="Which rule was broken"
        options={REPORT_REASONS.map((reason) => ({ value: reason, label: REASONS[reason] }))}
        value={values.reason}
        onChange={({ target }) =>
          set({ reason: REPORT_REASONS.find((one) => one === target.value) ?? values.reason })
        }
      />
      {suggestion && (
        <p className="text-sm">
          Suggested: <strong>{stepLabel(suggestion.step, suggestion.days)}</strong>
        </p>
      )}
      <StepChoice {...fields} session={session} />
      <StepFields {...fields} />
      {preview && <Preview input={preview} />}
      {decide.error && (
        <Banner tone="error">{sentenceFor(decide.error, 'That didn’t work. Please try again.')}</Banner>
      )}
      <Button
        type="submit"
        variant={values.step === 'banned' ? 'danger' : 'primary'}
        disabled={!input}
        busy={decide.isPending}
        busyText="Deciding..."
      >
        {needsReading ? 'Read the Statement' : 'Decide'}
      </Button>
    </form>
  )
}

/** A decision is sent only after its statement has been previewed. */
function useDecision(view: CaseView) {
  const [values, setValues] = useState<DecisionValues>({
    reason: view.reports[0]?.reason ?? (view.kind === 'shield' ? 'money' : 'other'),
    step: null,
    days: 7,
    content: NO_CONTENT,
    facts: '',
    departure: '',
    lifts: '',
  })
  const { data: suggestion } = useQuery(
    suggestionQuery(view.id, values.reason, view.subject ? 'advice' : 'banned'),
  )
  const [previewed, setPreviewed] = useState<DecisionInput | null>(null)
  const decide = useDecide()
  const decided = useAfterDecision(view.id)
  const input = inputOf(view.id, values, suggestion)
  const preview = previewed && JSON.stringify(previewed) === JSON.stringify(input) ? previewed : null
  const needsReading = values.step !== 'none' && !preview

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!input) return
    if (needsReading) return setPreviewed(input)
    decide.mutate(input, { onSuccess: ({ decision_id }) => decided(decision_id) })
  }
  const set = (change: Partial<DecisionValues>) => setValues((before) => ({ ...before, ...change }))
  return { values, set, suggestion, input, decide, preview, needsReading, submit }
}

function Preview({ input }: { input: DecisionInput }) {
  const { data, error } = useQuery(previewQuery(input))
  if (error) return <Banner tone="error">{sentenceFor(error, 'The statement could not be written.')}</Banner>
  if (data === undefined) return <p className="text-soft">Writing the statement...</p>
  return data ? <StatementPreview statement={data} /> : <p className="text-soft">No statement is sent.</p>
}
