import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from '../../../../lib/form.ts'
import { referenceQuery } from '../../reference/index.ts'
import { checkPhone, DEFAULT_COUNTRY, internationalNumber } from './phone-number.ts'
import { useDetectedCountry } from './use-detected-country.ts'

/** The dial code follows the visitor's country until they choose another. */
export function usePhoneForm() {
  const { data: reference } = useQuery(referenceQuery)
  const form = useForm({ country: DEFAULT_COUNTRY, number: '', password: '' }, (entry) =>
    checkPhone(entry, reference),
  )
  const { values, errors, set } = form
  const [isChosen, setChosen] = useState(false)
  const { detecting } = useDetectedCountry((country) => !isChosen && set('country', country))

  function chooseCountry(country: string) {
    setChosen(true)
    set('country', country)
  }

  return {
    ...form,
    detecting,
    /** The number in its international form; null without a country. */
    phone: internationalNumber(values, reference),
    field: {
      country: values.country,
      number: values.number,
      errors,
      onCountry: chooseCountry,
      onNumber: (number: string) => set('number', number),
    },
  }
}
