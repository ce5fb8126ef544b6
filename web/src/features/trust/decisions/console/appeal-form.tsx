import { useDecideAppeal } from './decisions.queries.ts'
import { SeniorForm } from './senior-form.tsx'

const OUTCOMES = {
  subject: [
    { value: 'upheld', label: 'The decision stands' },
    { value: 'lifted', label: 'The decision was wrong', hint: 'Everything it did is undone' },
  ],
  reporter: [
    { value: 'upheld', label: 'The decision stands' },
    { value: 'lifted', label: 'The case is reopened', hint: 'Someone else decides it' },
  ],
}

/** Shown to a senior who took no part in the decision. */
export function AppealForm({ appealId, by }: { appealId: string; by: 'subject' | 'reporter' }) {
  const { mutate, isPending, error } = useDecideAppeal()
  return (
    <SeniorForm
      question="After a second look"
      outcomes={OUTCOMES[by]}
      action={['Decide', 'Deciding...']}
      done="The appeal is decided."
      saving={{
        mutate: (answer, then) => mutate({ appeal_id: appealId, ...answer }, then),
        isPending,
        error,
      }}
    />
  )
}
