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
import { orNull, plainOptions } from './field-values.ts'
import { ReferenceFailed } from './reference-failed.tsx'
import type { SectionProps } from './use-profile-editor.ts'

/** Full Name*, Gender*, Date of Birth, Occupation, City, Country. */
export function BasicFields({ editor: { values, errors, set } }: SectionProps) {
  return (
    <>
      <ReferenceFailed what="countries" />
      <TextField
        label="Full Name"
        required
        autoComplete="name"
        maxLength={100}
        hint="Others only see your first name."
        value={values.full_name}
        onChange={(event) => set('full_name', event.target.value)}
        error={errors.full_name}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Select
          label="Gender"
          required
          options={plainOptions(GENDERS)}
          value={values.gender}
          onChange={(event) => set('gender', event.target.value === 'Male' ? 'Male' : 'Female')}
          error={errors.gender}
        />
        <DateField
          label="Date of Birth"
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
        label="Occupation"
        maxLength={100}
        autoComplete="organization-title"
        value={values.occupation ?? ''}
        onChange={(event) => set('occupation', orNull(event.target.value))}
        error={errors.occupation}
      />
      <TextField
        label="City"
        maxLength={80}
        autoComplete="address-level2"
        value={values.location ?? ''}
        onChange={(event) => set('location', orNull(event.target.value))}
        error={errors.location}
      />
      <Combobox
        label="Country"
        clearable
        placeholder="Select your country"
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
  return `Age: ${Math.max(0, ageOn(dateOfBirth, today()))}.`
}
