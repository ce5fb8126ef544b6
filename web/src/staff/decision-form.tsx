import type { CaseView } from '@ndoa/contract/cases'
import { REPORT_REASONS } from '@ndoa/contract/choices'
import { FACTS_MAX, NOTE_MAX, STEPS, type Step, SUSPENSION_DAYS } from '@ndoa/contract/decision-rules'
import type { ReportReason } from '@ndoa/contract/reports'
import type { StaffSession } from '@ndoa/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, sentenceFor } from '../lib/api-error.ts'
import { byLastPart } from '../lib/form.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { Select } from '../ui/select.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { dayCount, REASONS, STEP_WORDS, stepLabel } from './case-words.ts'
import { ContentChoice, NO_CONTENT, type RemovedContent, removesContent } from './content-choice.tsx'
import { useDecided } from './decided.ts'
import {
  type DecisionInput,
  previewQuery,
  type Suggestion,
  suggestionQuery,
  useDecide,
} from './decisions.queries.ts'
import { StatementPreview } from './statement-preview.tsx'

const SLOWED_DAYS = [1, 3, 7, 14]

interface Values {
  reason: ReportReason
  step: Step | null
  days: number
  content: RemovedContent
  facts: string
  departure: string
  lifts: string
}

/** What becomes of reports about a member, with the statement as it will be sent. */
export function DecisionForm({ view, session }: { view: CaseView; session: StaffSession }) {
  const [values, setValues] = useState<Values>({
    reason: view.reports[0]?.reason ?? (view.kind === 'shield' ? 'money' : 'other'),
    step: null,
    days: 7,
    content: NO_CONTENT,
    facts: '',
    departure: '',
    lifts: '',
  })
  const set = (change: Partial<Values>) => setValues((before) => ({ ...before, ...change }))
  const { data: suggestion } = useQuery(suggestionQuery(view.id, values.reason))
  const [preview, setPreview] = useState<DecisionInput | null>(null)
  const decide = useDecide()
  const decided = useDecided(view.id)
  const errors = decide.error instanceof ApiError ? byLastPart(decide.error.fields) : {}
  const input = inputOf(view.id, values, suggestion)
  const isPreviewed = preview !== null && JSON.stringify(preview) === JSON.stringify(input)
  const needsPreview = values.step !== 'none'

  function submit(event: FormEvent) {
    event.preventDefault()
    if (!input) return
    if (needsPreview && !isPreviewed) return setPreview(input)
    decide.mutate(input, { onSuccess: ({ decision_id }) => decided(decision_id) })
  }

  const { step } = values
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
      <RadioGroup
        label="Step"
        required
        options={stepsFor(view, session).map((one) => ({ value: one, ...STEP_WORDS[one] }))}
        value={step ?? undefined}
        error={errors.step}
        onChange={(chosen) => {
          const next = STEPS.find((one) => one === chosen) ?? null
          set({ step: next, days: suggestion?.step === next ? (suggestion.days ?? 7) : 7 })
        }}
      />
      {(step === 'suspended' || step === 'slowed') && (
        <Select
          label="How long"
          options={(step === 'suspended' ? SUSPENSION_DAYS : SLOWED_DAYS).map((days) => ({
            value: String(days),
            label: dayCount(days),
          }))}
          value={String(values.days)}
          error={errors.days}
          onChange={({ target }) => set({ days: Number(target.value) })}
        />
      )}
      {step === 'lifted' && (
        <LiftChoice view={view} value={values.lifts} onChange={(lifts) => set({ lifts })} />
      )}
      {step && removesContent(step) && (
        <ContentChoice
          view={view}
          value={values.content}
          error={errors.content}
          onChange={(content) => set({ content })}
        />
      )}
      {step && step !== 'none' && step !== 'lifted' && (
        <>
          <TextArea
            label="What happened"
            required
            hint="The statement shows these words. Leave out anything that points to a reporter."
            maxLength={FACTS_MAX}
            value={values.facts}
            error={errors.facts}
            onChange={({ target }) => set({ facts: target.value })}
          />
          {departs(values, suggestion) && (
            <TextArea
              label="Why not the suggested step"
              required
              hint="Only other staff see this."
              rows={2}
              maxLength={NOTE_MAX}
              value={values.departure}
              error={errors.departure}
              onChange={({ target }) => set({ departure: target.value })}
            />
          )}
        </>
      )}
      {preview && isPreviewed && <Preview input={preview} />}
      {decide.error && (
        <Banner tone="error">{sentenceFor(decide.error, 'That didn’t work. Please try again.')}</Banner>
      )}
      <Button
        type="submit"
        variant={step === 'banned' ? 'danger' : 'primary'}
        disabled={!input}
        busy={decide.isPending}
        busyText="Deciding..."
      >
        {needsPreview && !isPreviewed ? 'Read the Statement' : 'Decide'}
      </Button>
    </form>
  )
}

/** Without earlier decisions there is nothing to lift, and administrators propose no bans. */
function stepsFor({ decisions }: CaseView, { role }: StaffSession): readonly Step[] {
  const canLift = decisions.some(({ state }) => state === 'in_effect')
  return STEPS.filter((step) => (step !== 'lifted' || canLift) && (step !== 'banned' || role !== 'admin'))
}

const departs = ({ step, days }: Values, suggestion: Suggestion | null | undefined): boolean =>
  Boolean(suggestion) && (suggestion?.step !== step || (hasDays(step) && suggestion?.days !== days))

const hasDays = (step: Step | null) => step === 'suspended' || step === 'slowed'

/** What is sent; null while something is missing. */
function inputOf(
  case_id: string,
  values: Values,
  suggestion: Suggestion | null | undefined,
): DecisionInput | null {
  const { step, reason, days, content, facts, departure, lifts } = values
  if (!step) return null
  if (step === 'none') return { case_id, step }
  if (step === 'lifted') return lifts ? { case_id, step, lifts } : null
  const needsDeparture = departs(values, suggestion)
  if (!facts.trim() || (needsDeparture && !departure.trim())) return null
  return {
    case_id,
    step,
    reason,
    facts,
    ...(hasDays(step) && { days }),
    ...(removesContent(step) && { content }),
    ...(needsDeparture && { departure }),
  }
}

interface LiftChoiceProps {
  view: CaseView
  value: string
  onChange: (decisionId: string) => void
}

function LiftChoice({ view: { decisions }, value, onChange }: LiftChoiceProps) {
  return (
    <Select
      label="Which decision"
      required
      placeholder="Choose a decision"
      options={decisions
        .filter(({ state }) => state === 'in_effect')
        .map(({ id, number, step, days }) => ({ value: id, label: `D-${number}: ${stepLabel(step, days)}` }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

function Preview({ input }: { input: DecisionInput }) {
  const { data, error } = useQuery(previewQuery(input))
  if (error) return <Banner tone="error">{sentenceFor(error, 'The statement could not be written.')}</Banner>
  if (data === undefined) return <p className="text-soft">Writing the statement...</p>
  return data ? <StatementPreview statement={data} /> : <p className="text-soft">No statement is sent.</p>
}
