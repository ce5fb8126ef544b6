import { GENDERS } from '@ndoa/contract/dating/choices'
import { FILTER_AGE_MIN, FILTER_AGE_TOP } from '@ndoa/contract/limits'
import { RangeSlider } from '../../../ui/forms/range-slider.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { agesFromSlider, ageText, countryOptions, faithOptions, filtersFrom, sliderAges } from './filters.ts'
import type { MoreFilterFieldsProps } from './more-filter-fields.tsx'
import { words } from './words.ts'

export function FilterFields({ filters, disabled, onChange }: MoreFilterFieldsProps) {
  const choose =
    (name: 'country' | 'faith' | 'gender') =>
    ({ target: { value } }: { target: { value: string } }) => {
      // A denomination belongs to one faith, so a new faith clears it.
      const denomination = name === 'faith' ? undefined : filters.denomination
      onChange({ ...filtersFrom({ [name]: value }, filters), denomination })
    }

  return (
    <>
      <RangeSlider
        label={words.filters.age}
        min={FILTER_AGE_MIN}
        max={FILTER_AGE_TOP}
        value={sliderAges(filters)}
        onChange={(ages) => onChange(agesFromSlider(ages))}
        format={ageText}
        disabled={disabled}
      />
      <Select
        label={words.filters.country}
        options={countryOptions()}
        value={filters.country}
        onChange={choose('country')}
        disabled={disabled}
      />
      <Select
        label={words.filters.faith}
        options={faithOptions()}
        value={filters.faith}
        onChange={choose('faith')}
        disabled={disabled}
      />
      <Select
        label={words.filters.lookingFor}
        options={GENDERS.map((value) => ({ value, label: words.filters.genders[value] }))}
        placeholder={words.filters.choose}
        value={filters.gender ?? ''}
        onChange={choose('gender')}
        disabled={disabled}
      />
    </>
  )
}
