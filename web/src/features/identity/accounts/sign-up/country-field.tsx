import { useQuery } from '@tanstack/react-query'
import { Combobox } from '../../../../ui/forms/combobox.tsx'
import { countryOptions, countryQuery, referenceQuery } from '../../reference/index.ts'
import { words } from '../words/guest.ts'
import { nearbyFirst, probableCountry } from './nearby-countries.ts'
import type { RegistrationPart } from './registration-form.ts'

export function CountryField({ values, errors, set }: RegistrationPart) {
  const { data, isPending } = useQuery(referenceQuery)
  const { data: detected } = useQuery(countryQuery)
  return (
    <Combobox
      label={words.register.country}
      required
      placeholder={isPending ? words.register.loadingCountries : words.register.selectCountry}
      options={nearbyFirst(countryOptions(data), detected?.country_code ?? probableCountry())}
      value={values.country_of_residence}
      error={errors.country_of_residence}
      onChange={(code) => set('country_of_residence', code)}
    />
  )
}
