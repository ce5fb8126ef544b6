import { DEAL_BREAKERS, GENDERS } from '@ndoa/contract/choices'
import { PREFERENCE_AGE_MAX, PREFERENCE_AGE_MIN } from '@ndoa/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { ChoiceChips } from '../../ui/choice-chips.tsx'
import { FieldError } from '../../ui/field.tsx'
import { RangeSlider } from '../../ui/range-slider.tsx'
import { Select } from '../../ui/select.tsx'
import { referenceQuery } from '../reference/index.ts'
import { choiceIn, namedOptions, orNull, plainOptions } from './field-values.ts'
import { ReferenceFailed } from './reference-failed.tsx'
import type { SectionProps } from './use-profile-editor.ts'

/** Whom the member looks for. */
export function PreferenceFields({ editor: { values, errors, set } }: SectionProps) {
  const { data: reference } = useQuery(referenceQuery)
  return (
    <>
      <ReferenceFailed what="faiths" />
      <p className="text-sm text-soft">Only you see these answers. We use them to choose who to suggest.</p>
      <Select
        label="Looking for"
        clearable
        placeholder="Select gender"
        options={plainOptions(GENDERS)}
        value={values.preferred_gender ?? ''}
        onChange={(event) => set('preferred_gender', choiceIn(GENDERS, event.target.value))}
        error={errors.preferred_gender}
      />
      <Select
        label="Preferred Faith"
        clearable
        placeholder="Any faith"
        options={namedOptions(reference?.faiths)}
        value={values.preferred_faith ?? ''}
        onChange={(event) => set('preferred_faith', orNull(event.target.value))}
        error={errors.preferred_faith}
      />
      <AgeFields {...{ values, errors, set }} />
      <ChoiceChips
        label="Deal Breakers"
        hint="We won’t suggest members with any of these."
        options={plainOptions(DEAL_BREAKERS)}
        value={values.deal_breakers}
        onChange={(chosen) =>
          set(
            'deal_breakers',
            DEAL_BREAKERS.filter((label) => chosen.includes(label)),
          )
        }
        error={errors.deal_breakers}
      />
    </>
  )
}

function AgeFields({ values, errors, set }: Pick<SectionProps['editor'], 'values' | 'errors' | 'set'>) {
  return (
    <div className="grid gap-1.5">
      <RangeSlider
        label="Age Range"
        min={PREFERENCE_AGE_MIN}
        max={PREFERENCE_AGE_MAX}
        gap={1}
        value={[values.age_range_min, values.age_range_max]}
        onChange={([min, max]) => {
          set('age_range_min', min)
          set('age_range_max', max)
        }}
      />
      {errors.age_range_min && <FieldError text={errors.age_range_min} />}
    </div>
  )
}
