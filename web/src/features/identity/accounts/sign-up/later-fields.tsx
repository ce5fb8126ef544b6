import { readEmail } from '@ndoa/contract/identity/email-address'
import { suggestedEmail } from '@ndoa/contract/identity/email-suggestion'
import { useQuery } from '@tanstack/react-query'
import { EmailField } from '../../../../ui/forms/email-field.tsx'
import { rich } from '../../../../words/rich.tsx'
import { referenceQuery } from '../../reference/index.ts'
import { PhoneField } from '../contacts/phone-field.tsx'
import { internationalNumber } from '../contacts/phone-number.ts'
import { type SignInMethod, SignInMethodToggle } from '../sign-in/sign-in-method-toggle.tsx'
import { words } from '../words/guest.ts'
import { CountryField } from './country-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import type { RegistrationPart } from './registration-form.ts'
import { TermsCheckbox } from './terms-checkbox.tsx'

export interface LaterFieldsProps extends RegistrationPart {
  /** Null where the whole form is on one page. */
  step: number | null
  way: SignInMethod
  onWay: (way: SignInMethod) => void
  onDialCode: (country: string) => void
}

/** A separate file, because the first step is shown without it. */
export default function LaterFields({ step, way, onWay, onDialCode, ...part }: LaterFieldsProps) {
  return (
    <>
      {step !== 3 && (
        <>
          <CountryField {...part} />
          {step && <SignInMethodToggle label={words.register.by} value={way} onChange={onWay} />}
          <ContactField {...{ way, onDialCode, ...part }} />
        </>
      )}
      {step !== 2 && (
        <>
          {way === 'email' && <NewPasswordFields {...part} />}
          {step && <Announcement way={way} {...part} />}
          <TermsCheckbox {...part} />
        </>
      )}
    </>
  )
}

type ContactFieldProps = RegistrationPart & Pick<LaterFieldsProps, 'way' | 'onDialCode'>

function ContactField({ way, values, errors, set, onDialCode }: ContactFieldProps) {
  if (way === 'email')
    return (
      <EmailField
        value={values.email}
        error={errors.email}
        suggest={suggestedEmail}
        onChange={(email) => set('email', email)}
      />
    )
  return (
    <PhoneField
      country={values.country_code}
      number={values.phone_number}
      errors={{ country: errors.country_code, number: errors.phone_number }}
      onCountry={onDialCode}
      onNumber={(number) => set('phone_number', number)}
    />
  )
}

function Announcement({ way, values }: RegistrationPart & Pick<LaterFieldsProps, 'way'>) {
  const { data: reference } = useQuery(referenceQuery)
  const phone = internationalNumber({ country: values.country_code, number: values.phone_number }, reference)
  const email = readEmail(values.email)
  if (way === 'phone')
    return (
      <p className="text-soft">
        {rich(words.register.codeGoesTo, {
          to: <strong className="text-ink">{phone ?? values.phone_number}</strong>,
        })}
      </p>
    )
  return (
    <>
      {/* Password managers store the password under this address. */}
      <input hidden readOnly autoComplete="username" value={email} />
      <p className="text-soft">
        {rich(words.register.linkGoesTo, {
          to: <strong className="wrap-anywhere text-ink">{email}</strong>,
        })}
      </p>
    </>
  )
}
