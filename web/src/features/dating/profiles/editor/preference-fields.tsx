import { DEAL_BREAKERS, GENDERS } from '@ndoa/contract/dating/choices'
import { PREFERENCE_AGE_MAX, PREFERENCE_AGE_MIN } from '@ndoa/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { ChoiceChips } from '../../../../ui/forms/choice-chips.tsx'
import { FieldError } from '../../../../ui/forms/field.tsx'
import { RangeSlider } from '../../../../ui/forms/range-slider.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { referenceQuery } from '../../../identity/reference/index.ts'
import { ReferenceFailed } from '../reference-failed.tsx'
import { words } from '../words/own.ts'
import { choiceIn, namedOptions, optionsOf, orNull } from './field-values.ts'
import type { SectionProps } from './use-profile-editor.ts'

export function PreferenceFields({ editor: { values, errors, set } }: SectionProps) {
  const { data: reference } = useQuery(referenceQuery)
  return (
    <>
      <ReferenceFailed what="faiths" />
      <p className="text-sm text-soft">{words.preferences.text}</p>
      <Select
        label={words.preferences.gender}
        clearable
        placeholder={words.preferences.chooseGender}
        options={optionsOf(GENDERS, words.basic.genders)}
        value={values.preferred_gender ?? ''}
        onChange={(event) => set('preferred_gender', choiceIn(GENDERS, event.target.value))}
        error={errors.preferred_gender}
      />
      <Select
        label={words.preferences.faith}
        clearable
        placeholder={words.preferences.anyFaith}
        options={namedOptions(reference?.faiths)}
        value={values.preferred_faith ?? ''}
        onChange={(event) => set('preferred_faith', orNull(event.target.value))}
        error={errors.preferred_faith}
      />
      <AgeFields {...{ values, errors, set }} />
      <ChoiceChips
        label={words.preferences.dealBreakers}
        hint={words.preferences.dealBreakersHint}
        options={optionsOf(DEAL_BREAKERS, words.preferences.breakers)}
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
        label={words.preferences.ages}
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
