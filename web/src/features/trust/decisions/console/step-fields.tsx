import type { CaseView } from '@ndoa/contract/trust/cases'
import { FACTS_MAX, NOTE_MAX, STEPS, type Step, SUSPENSION_DAYS } from '@ndoa/contract/trust/decision-rules'
import type { StaffSession } from '@ndoa/contract/trust/staff'
import type { FieldErrors } from '../../../../lib/form.ts'
import { RadioGroup } from '../../../../ui/forms/radio-group.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { ContentChoice, removesContent } from './content-choice.tsx'
import { type DecisionValues, departsFromSuggestion, hasDays } from './decision-values.ts'
import { dayCount, STEP_WORDS, stepLabel } from './decision-words.ts'
import type { Suggestion } from './decisions.queries.ts'

const SLOWED_DAYS = [1, 3, 7, 14]

export interface DecisionFieldsProps {
  view: CaseView
  values: DecisionValues
  errors: FieldErrors
  suggestion: Suggestion | null | undefined
  onChange: (change: Partial<DecisionValues>) => void
}

export function StepChoice({
  view,
  session,
  values: { step },
  errors,
  suggestion,
  onChange,
}: DecisionFieldsProps & { session: StaffSession }) {
  function choose(chosen: string) {
    const next = STEPS.find((one) => one === chosen) ?? null
    onChange({ step: next, days: suggestion?.step === next ? (suggestion.days ?? 7) : 7 })
  }
  return (
    <RadioGroup
      label="Step"
      required
      options={stepsFor(view, session).map((one) => ({ value: one, ...STEP_WORDS[one] }))}
      value={step ?? undefined}
      error={errors.step}
      onChange={choose}
    />
  )
}

/** Administrators propose no bans; a deleted account leaves only a ban to decide. */
function stepsFor({ decisions, subject }: CaseView, { role }: StaffSession): readonly Step[] {
  if (!subject) return ['banned']
  const canLift = decisions.some(({ state }) => state === 'in_effect')
  return STEPS.filter((step) => (step !== 'lifted' || canLift) && (step !== 'banned' || role !== 'admin'))
}

export function StepFields(fields: DecisionFieldsProps) {
  const { view, values, errors, onChange } = fields
  const { step } = values
  if (!step || step === 'none') return null
  if (step === 'lifted')
    return <LiftChoice view={view} value={values.lifts} onChange={(lifts) => onChange({ lifts })} />
  return (
    <>
      {hasDays(step) && <DaysChoice {...fields} />}
      {removesContent(step) && (
        <ContentChoice
          view={view}
          value={values.content}
          error={errors.content}
          onChange={(content) => onChange({ content })}
        />
      )}
      <WhyFields {...fields} />
    </>
  )
}

function DaysChoice({ values: { step, days: chosen }, errors, onChange }: DecisionFieldsProps) {
  return (
    <Select
      label="How long"
      options={(step === 'suspended' ? SUSPENSION_DAYS : SLOWED_DAYS).map((days) => ({
        value: String(days),
        label: dayCount(days),
      }))}
      value={String(chosen)}
      error={errors.days}
      onChange={({ target }) => onChange({ days: Number(target.value) })}
    />
  )
}

function WhyFields({ values, errors, suggestion, onChange }: DecisionFieldsProps) {
  return (
    <>
      <TextArea
        label="What happened"
        required
        hint="The statement shows these words. Leave out anything that points to a reporter."
        maxLength={FACTS_MAX}
        value={values.facts}
        error={errors.facts}
        onChange={({ target }) => onChange({ facts: target.value })}
      />
      {departsFromSuggestion(values, suggestion) && (
        <TextArea
          label="Why not the suggested step"
          required
          hint="Only other staff see this."
          rows={2}
          maxLength={NOTE_MAX}
          value={values.departure}
          error={errors.departure}
          onChange={({ target }) => onChange({ departure: target.value })}
        />
      )}
    </>
  )
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
        .map(({ id, number, step, days, is_of_deleted }) => ({
          value: id,
          label: `D-${number}: ${stepLabel(step, days)}${is_of_deleted ? ' of a deleted account' : ''}`,
        }))}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
