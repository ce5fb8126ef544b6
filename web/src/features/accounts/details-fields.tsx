import { GENDERS } from '@ndoa/contract/choices'
import { MINIMUM_AGE } from '@ndoa/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { today, yearsBefore } from '../../lib/dates.ts'
import { Combobox } from '../../ui/combobox.tsx'
import { DateField } from '../../ui/date-field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { countryOptions, referenceQuery } from '../reference/index.ts'
import type { RegistrationPart } from './registration-form.ts'

const genders = GENDERS.map((gender) => ({ value: gender, label: gender }))

/** Details of the new member; asked for in both modes. */
export function DetailsFields({ values, errors, set }: RegistrationPart) {
  const { data, isPending } = useQuery(referenceQuery)
  return (
    <>
      <TextField
        label="Full Name"
        required
        autoComplete="name"
        maxLength={100}
        value={values.full_name}
        error={errors.full_name}
        onChange={(event) => set('full_name', event.target.value)}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Select
          label="Gender"
          required
          placeholder="Select gender"
          options={genders}
          value={values.gender}
          error={errors.gender}
          onChange={(event) => set('gender', event.target.value)}
        />
        <DateField
          label="Date of Birth"
          required
          autoComplete="bday"
          min="1900-01-01"
          max={yearsBefore(today(), MINIMUM_AGE)}
          value={values.date_of_birth}
          error={errors.date_of_birth}
          onChange={(event) => set('date_of_birth', event.target.value)}
        />
      </div>
      <Combobox
        label="Country of Residence"
        required
        placeholder={isPending ? 'Loading countries...' : 'Select your country'}
        options={countryOptions(data)}
        value={values.country_of_residence}
        error={errors.country_of_residence}
        onChange={(code) => set('country_of_residence', code)}
      />
    </>
  )
}
