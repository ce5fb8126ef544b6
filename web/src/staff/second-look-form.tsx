import type { CaseView } from '@ndoa/contract/cases'
import { REASONS, stepLabel } from './case-words.ts'
import { useSettleSecondLook } from './decisions.queries.ts'
import { SeniorForm } from './senior-form.tsx'

const OUTCOMES = [
  { value: 'upheld', label: 'The first decision stands' },
  {
    value: 'lifted',
    label: 'The first decision was wrong',
    hint: 'Everything it did is undone; if there was a breach, someone else decides the case again',
  },
]

interface SecondLookFormProps {
  caseId: string
  secondLook: NonNullable<CaseView['second_look']>
}

/** A senior who took no part says which of two people was right. */
export function SecondLookForm({ caseId, secondLook }: SecondLookFormProps) {
  const { step, days, reason, decided_by, facts } = secondLook
  const { mutate, isPending, error } = useSettleSecondLook()
  return (
    <div className="grid gap-5">
      <section className="grid gap-1">
        <h3 className="font-bold">Without knowing the first decision, {decided_by} decided</h3>
        <p>{[stepLabel(step, days), reason && REASONS[reason]].filter(Boolean).join(' · ')}</p>
        {facts && <p className="break-words whitespace-pre-wrap text-soft">{facts}</p>}
      </section>
      <SeniorForm
        question="What holds"
        outcomes={OUTCOMES}
        action={['Settle', 'Settling...']}
        done="It is settled."
        saving={{ mutate: (answer, then) => mutate({ case_id: caseId, ...answer }, then), isPending, error }}
      />
    </div>
  )
}
