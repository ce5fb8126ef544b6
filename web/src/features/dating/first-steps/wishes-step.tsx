import { GENDERS } from '@ndoa/contract/dating/choices'
import { PREFERENCE_AGE_MAX, PREFERENCE_AGE_MIN } from '@ndoa/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { RadioChips } from '../../../ui/forms/radio-chips.tsx'
import { RangeSlider } from '../../../ui/forms/range-slider.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { referenceQuery } from '../../identity/reference/index.ts'
import { choiceIn, ownProfileWords as fields, namedOptions, optionsOf, orNull } from '../profiles/index.ts'
import type { StepProps } from './draft.ts'
import { words } from './words.ts'

export function WishesStep({ draft, set }: StepProps) {
  const { data: reference } = useQuery(referenceQuery)
  return (
    <>
      <RadioChips
        label={fields.preferences.gender}
        options={optionsOf(GENDERS.toReversed(), words.genders)}
        value={draft.preferred_gender}
        onChange={(gender) => set('preferred_gender', choiceIn(GENDERS, gender))}
      />
      <RangeSlider
        label={fields.preferences.ages}
        min={PREFERENCE_AGE_MIN}
        max={PREFERENCE_AGE_MAX}
        gap={1}
        value={[draft.age_range_min, draft.age_range_max]}
        onChange={([min, max]) => {
          set('age_range_min', min)
          set('age_range_max', max)
        }}
      />
      <Select
        label={fields.preferences.faith}
        clearable
        placeholder={fields.preferences.anyFaith}
        options={namedOptions(reference?.faiths)}
        value={draft.preferred_faith ?? ''}
        onChange={({ target }) => set('preferred_faith', orNull(target.value))}
      />
    </>
  )
}
