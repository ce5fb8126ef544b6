import { ageOn } from '@ndoa/contract/account-rules'
import { GENDERS } from '@ndoa/contract/choices'
import { MINIMUM_AGE } from '@ndoa/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { today, yearsBefore } from '../../lib/dates.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { countryOptions, referenceQuery } from '../reference/index.ts'
import { choiceIn, optionsOf, orNull } from './field-values.ts'
import { ReferenceFailed } from './reference-failed.tsx'
import type { SectionProps } from './use-profile-editor.ts'
import { words } from './words/own/index.ts'

/** Full Name*, Gender*, Date of Birth, Occupation, City, Country. */
export function BasicFields({ editor: { values, errors, set } }: SectionProps) {
  return (
    <>
      <ReferenceFailed what="countries" />
      <TextField
        label={words.basic.name}
        required
        autoComplete="name"
        maxLength={100}
        hint={words.basic.nameHint}
        value={values.full_name}
        onChange={(event) => set('full_name', event.target.value)}
        error={errors.full_name}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          label={words.basic.gender}
          required
          options={optionsOf(GENDERS, words.basic.genders)}
          value={values.gender}
          onChange={({ target }) => set('gender', choiceIn(GENDERS, target.value) ?? values.gender)}
          error={errors.gender}
        />
        <DateField
          label={words.basic.birth}
          autoComplete="bday"
          max={yearsBefore(today(), MINIMUM_AGE)}
          hint={ageWords(values.date_of_birth)}
          value={values.date_of_birth}
          onChange={(event) => set('date_of_birth', event.target.value)}
          error={errors.date_of_birth}
        />
        <WorkAndPlace {...{ values, errors, set }} />
      </div>
    </>
  )
}

function WorkAndPlace({ values, errors, set }: Pick<SectionProps['editor'], 'values' | 'errors' | 'set'>) {
  const { data: reference } = useQuery(referenceQuery)
  return (
    <>
      <TextField
        label={words.basic.occupation}
        maxLength={100}
        autoComplete="organization-title"
        value={values.occupation ?? ''}
        onChange={(event) => set('occupation', orNull(event.target.value))}
        error={errors.occupation}
      />
      <TextField
        label={words.basic.city}
        maxLength={80}
        autoComplete="address-level2"
        value={values.location ?? ''}
        onChange={(event) => set('location', orNull(event.target.value))}
        error={errors.location}
      />
      <Combobox
        label={words.basic.country}
        clearable
        placeholder={words.basic.chooseCountry}
        options={countryOptions(reference)}
        value={values.country_of_residence ?? ''}
        onChange={(code) => set('country_of_residence', orNull(code))}
        error={errors.country_of_residence}
      />
    </>
  )
}

/** "Age: 31."; others see the age, never the date. */
function ageWords(dateOfBirth: string): string {
  if (dateOfBirth === '') return ''
  return words.basic.age(Math.max(0, ageOn(dateOfBirth, today())))
}
