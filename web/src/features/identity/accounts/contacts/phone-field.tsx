import { useQuery } from '@tanstack/react-query'
import { Combobox } from '../../../../ui/forms/combobox.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { referenceQuery } from '../../reference/index.ts'
import { words } from '../words/guest.ts'
import { dialOptions, type PhoneEntry } from './phone-number.ts'

export interface PhoneFieldProps extends PhoneEntry {
  errors: { country?: string | undefined; number?: string | undefined }
  placeholder?: string | undefined
  onCountry: (country: string) => void
  onNumber: (number: string) => void
}

export function PhoneField({ country, number, errors, placeholder, onCountry, onNumber }: PhoneFieldProps) {
  const { data, isPending } = useQuery(referenceQuery)
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <Combobox
        label={words.register.dialCode}
        required
        placeholder={isPending ? words.register.loadingCountries : words.register.selectDialCode}
        options={dialOptions(data)}
        value={country}
        error={errors.country}
        onChange={onCountry}
      />
      <TextField
        label={words.register.phone}
        required
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        maxLength={24}
        placeholder={placeholder}
        value={number}
        error={errors.number}
        onChange={(event) => onNumber(event.target.value)}
      />
    </div>
  )
}
