import { HABIT_ANSWERS } from '@ndoa/contract/choices'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Select } from '../../ui/select.tsx'
import { choiceIn, plainOptions, SHOWN } from './field-values.ts'
import type { SectionProps } from './use-profile-editor.ts'

const HABITS = [
  { field: 'smoking', label: 'Do you smoke?', hint: SHOWN },
  { field: 'drinking', label: 'Do you drink alcohol?', hint: SHOWN },
  {
    field: 'celibacy',
    label: 'Are you celibate?',
    hint: 'Only your matches see this. It never affects your match percentage.',
  },
] as const

const CHILDREN = [
  { field: 'has_children', privacy: 'has_children_private', label: 'Do you have children?' },
  { field: 'wants_children', privacy: 'wants_children_private', label: 'Do you want children?' },
] as const

const SHOWN_ANSWER = 'Shown on your profile. It may be a deal breaker for others.'
const PRIVATE_ANSWER = 'Private answers aren’t shown and don’t count in your matches.'

/** Three habits with the same answers, and children, about which an answer can be kept private. */
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
      {CHILDREN.map(({ field, privacy, label }) => (
        <fieldset key={field} className="grid gap-1">
          <legend className="sr-only">{label}</legend>
          <Select
            label={label}
            hint={values[privacy] ? PRIVATE_ANSWER : SHOWN_ANSWER}
            clearable
            placeholder="Select an answer"
            options={plainOptions(['Yes', 'No'])}
            value={answerOf(values[field])}
            onChange={(event) => set(field, event.target.value ? event.target.value === 'Yes' : null)}
            error={errors[field]}
          />
          <Checkbox
            label="Keep private"
            checked={values[privacy]}
            onChange={(event) => set(privacy, event.target.checked)}
          />
        </fieldset>
      ))}
    </>
  )
}

function answerOf(yes: boolean | null): string {
  if (yes === null) return ''
  return yes ? 'Yes' : 'No'
}
