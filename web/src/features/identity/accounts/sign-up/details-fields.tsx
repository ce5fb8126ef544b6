import { GENDERS } from '@ndoa/contract/dating/choices'
import { dateStyle } from '../../../../lib/date-style.ts'
import { DatePartsField } from '../../../../ui/forms/date-parts-field.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { words } from '../words/guest.ts'
import type { RegistrationPart } from './registration-form.ts'

export function DetailsFields({ values, errors, set }: RegistrationPart) {
  return (
    <>
      <TextField
        label={words.register.fullName}
        required
        autoComplete="name"
        maxLength={100}
        value={values.full_name}
        error={errors.full_name}
        onChange={(event) => set('full_name', event.target.value)}
      />
      <Select
        label={words.register.gender}
        required
        placeholder={words.register.selectGender}
        options={GENDERS.map((gender) => ({ value: gender, label: words.register.genders[gender] }))}
        value={values.gender}
        error={errors.gender}
        onChange={(event) => set('gender', event.target.value)}
      />
      <DatePartsField
        label={words.register.dateOfBirth}
        required
        autoComplete="bday"
        monthFirst={dateStyle().monthFirst}
        value={values.date_of_birth}
        error={errors.date_of_birth}
        onChange={(day) => set('date_of_birth', day)}
      />
    </>
  )
}
