import type { PartnerWishes } from '@ndoa/contract/identity/sign-up'
import { DEFAULT_COUNTRY } from '../contacts/phone-number.ts'

export interface Registration {
  full_name: string
  gender: string
  date_of_birth: string
  country_of_residence: string
  email: string
  password: string
  confirm_password: string
  /** The country of the dial code. */
  country_code: string
  phone_number: string
  agreed_to_terms: boolean
  wishes?: PartnerWishes
}

export const EMPTY_REGISTRATION: Registration = {
  full_name: '',
  gender: '',
  date_of_birth: '',
  country_of_residence: '',
  email: '',
  password: '',
  confirm_password: '',
  country_code: DEFAULT_COUNTRY,
  phone_number: '',
  agreed_to_terms: false,
}

export interface RegistrationPart {
  values: Registration
  errors: Readonly<Record<string, string | undefined>>
  set: <Name extends keyof Registration>(name: Name, value: Registration[Name]) => void
}
