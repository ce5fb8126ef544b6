import { HABIT_ANSWERS } from '@ndoa/contract/dating/choices'
import { Checkbox } from '../../../../ui/forms/checkbox.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { words as ui } from '../../../../ui/words.ts'
import { words as member } from '../words/member.ts'
import { words } from '../words/own.ts'
import { choiceIn, optionsOf } from './field-values.ts'
import type { SectionProps } from './use-profile-editor.ts'

const HABITS = ['smoking', 'drinking', 'celibacy'] as const

const CHILDREN = [
  { field: 'has_children', privacy: 'has_children_private' },
  { field: 'wants_children', privacy: 'wants_children_private' },
] as const

export function LifestyleFields({ editor: { values, errors, set } }: SectionProps) {
  return (
    <>
      {HABITS.map((field) => (
        <Select
          key={field}
          label={words.lifestyle[field]}
          hint={field === 'celibacy' ? words.lifestyle.celibacyHint : words.shown}
          clearable
          placeholder={words.lifestyle.choose}
          options={optionsOf(HABIT_ANSWERS, member.habits)}
          value={values[field] ?? ''}
          onChange={(event) => set(field, choiceIn(HABIT_ANSWERS, event.target.value))}
          error={errors[field]}
        />
      ))}
      {CHILDREN.map(({ field, privacy }) => (
        <fieldset key={field} className="grid gap-1">
          <legend className="sr-only">{words.lifestyle[field]}</legend>
          <Select
            label={words.lifestyle[field]}
            hint={values[privacy] ? words.lifestyle.answerPrivate : words.lifestyle.answerShown}
            clearable
            placeholder={words.lifestyle.choose}
            options={optionsOf(['yes', 'no'], ui)}
            value={answerOf(values[field])}
            onChange={(event) => set(field, event.target.value ? event.target.value === 'yes' : null)}
            error={errors[field]}
          />
          <Checkbox
            label={words.lifestyle.keepPrivate}
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
  return yes ? 'yes' : 'no'
}
