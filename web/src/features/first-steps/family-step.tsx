import { Checkbox } from '../../ui/checkbox.tsx'
import { RadioChips } from '../../ui/radio-chips.tsx'
import type { StepProps } from './draft.ts'

const QUESTIONS = [
  { answer: 'has_children', privacy: 'has_children_private', label: 'Do you have children?' },
  { answer: 'wants_children', privacy: 'wants_children_private', label: 'Do you want children?' },
] as const
const YES_OR_NO = [
  { value: 'Yes', label: 'Yes' },
  { value: 'No', label: 'No' },
]
const WORDS = new Map([
  [true, 'Yes'],
  [false, 'No'],
])

/** Children; "Keep private" appears with an answer. */
export function FamilyStep({ draft, set }: StepProps) {
  return QUESTIONS.map(({ answer, privacy, label }) => {
    const given = draft[answer]
    return (
      <div key={answer} className="grid gap-2">
        <RadioChips
          label={label}
          options={YES_OR_NO}
          value={given === null ? null : (WORDS.get(given) ?? null)}
          onChange={(word) => set(answer, word === 'Yes')}
        />
        {given !== null && (
          <Checkbox
            label="Keep private: not shown, and doesn’t count in your matches"
            checked={draft[privacy]}
            onChange={({ target }) => set(privacy, target.checked)}
          />
        )}
      </div>
    )
  })
}
