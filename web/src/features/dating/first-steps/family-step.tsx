import { Checkbox } from '../../../ui/forms/checkbox.tsx'
import { RadioChips } from '../../../ui/forms/radio-chips.tsx'
import { words as ui } from '../../../ui/words.ts'
import { ownProfileWords as fields, optionsOf } from '../profiles/index.ts'
import type { StepProps } from './draft.ts'
import { words } from './words.ts'

const QUESTIONS = [
  { answer: 'has_children', privacy: 'has_children_private' },
  { answer: 'wants_children', privacy: 'wants_children_private' },
] as const

export function FamilyStep({ draft, set }: StepProps) {
  return QUESTIONS.map(({ answer, privacy }) => {
    const value = draft[answer]
    return (
      <div key={answer} className="grid gap-2">
        <RadioChips
          label={fields.lifestyle[answer]}
          options={optionsOf(['yes', 'no'], ui)}
          value={value === null ? null : value ? 'yes' : 'no'}
          onChange={(word) => set(answer, word === 'yes')}
        />
        {value !== null && (
          <Checkbox
            label={words.keepPrivate}
            checked={draft[privacy]}
            onChange={({ target }) => set(privacy, target.checked)}
          />
        )}
      </div>
    )
  })
}
