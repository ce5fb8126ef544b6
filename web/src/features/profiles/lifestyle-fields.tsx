import { HABIT_ANSWERS } from '@ndoa/contract/reference'
import { Select } from '../../ui/select.tsx'
import { choiceIn, plainOptions } from './field-values.ts'
import type { SectionProps } from './profile-form.tsx'

const HABITS = [
  { field: 'smoking', label: 'Do you smoke?', hint: 'Shown on your profile.' },
  { field: 'drinking', label: 'Do you drink alcohol?', hint: 'Shown on your profile.' },
  { field: 'celibacy', label: 'Are you celibate?', hint: 'Shown to your matches only.' },
] as const

const CHILDREN = [
  { field: 'has_children', label: 'Do you have children?' },
  { field: 'wants_children', label: 'Do you want children?' },
] as const

/** Three habits with the same answers, and children. */
export function LifestyleFields({ editor: { values, errors, set } }: SectionProps) {
  return (
    <>
      {HABITS.map(({ field, label, hint }) => (
        <Select
          key={field}
          label={label}
          hint={hint}
          clearable
          placeholder="Select an answer"
          options={plainOptions(HABIT_ANSWERS)}
          value={values[field] ?? ''}
          onChange={(event) => set(field, choiceIn(HABIT_ANSWERS, event.target.value))}
          error={errors[field]}
        />
      ))}
      {CHILDREN.map(({ field, label }) => (
        <Select
          key={field}
          label={label}
          hint="Not shown; others may have it as a deal breaker."
          clearable
          placeholder="Select an answer"
          options={plainOptions(['Yes', 'No'])}
          value={answerOf(values[field])}
          onChange={(event) => set(field, event.target.value ? event.target.value === 'Yes' : null)}
          error={errors[field]}
        />
      ))}
    </>
  )
}

function answerOf(yes: boolean | null): string {
  if (yes === null) return ''
  return yes ? 'Yes' : 'No'
}
