import { EmailField } from '../../ui/email-field.tsx'
import { rich } from '../../words/rich.tsx'
import { CountryField } from './country-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PhoneField } from './phone-field.tsx'
import type { RegistrationPart } from './registration-form.ts'
import { type SignInMethod, SignInMethodToggle } from './sign-in-method.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { words } from './words/guest/index.ts'

export interface LaterFieldsProps extends RegistrationPart {
  /** The step that is shown; null where the whole form is on one page, with the toggle above it. */
  step: number | null
  way: SignInMethod
  onWay: (way: SignInMethod) => void
  onDialCode: (country: string) => void
}

/** The fields of the second and the third step, in a file of their own: the first step is shown without them. */
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
    return <EmailField value={values.email} error={errors.email} onChange={(email) => set('email', email)} />
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

/** Where the mail or the text message will go; the field itself is a step back. */
function Announcement({ way, values }: RegistrationPart & Pick<LaterFieldsProps, 'way'>) {
  if (way === 'phone')
    return (
      <p className="text-soft">
        {rich(words.register.codeGoesTo, {
          to: <strong className="text-ink">{values.phone_number}</strong>,
        })}
      </p>
    )
  return (
    <>
      {/* Password managers keep the password under this address. */}
      <input hidden readOnly autoComplete="username" value={values.email} />
      <p className="text-soft">
        {rich(words.register.linkGoesTo, {
          to: <strong className="wrap-anywhere text-ink">{values.email}</strong>,
        })}
      </p>
    </>
  )
}
