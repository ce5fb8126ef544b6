import type { SignedIn } from '@ndoa/contract/accounts'
import type { PartnerWishes } from '@ndoa/contract/sign-up'
import { lazy, Suspense } from 'react'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { signUpByPhone } from './accounts.calls.ts'
import { DetailsFields } from './details-fields.tsx'
import { EmailFields } from './email-fields.tsx'
import { EMPTY_REGISTRATION } from './registration-form.ts'
import { SignInMethodToggle } from './sign-in-method.tsx'
import { TermsCheckbox } from './terms-checkbox.tsx'
import { useRegistration } from './use-registration.ts'
import { wishesSentence } from './wishes.ts'

const PhoneField = lazy(async () => ({ default: (await import('./phone-field.tsx')).PhoneField }))
const VerifyPhone = lazy(async () => ({ default: (await import('./verify-phone.tsx')).VerifyPhone }))

export interface RegisterFormProps {
  /** Chosen on the landing page already. */
  gender: string | undefined
  /** Who they are looking for, chosen there too. */
  wishes?: PartnerWishes
  /** By email: the mail has been sent. */
  onRegistered: () => void
  /** By phone: the number is verified. */
  onVerified: (signedIn: SignedIn) => void
  /** The number belongs to a member, who still has to enter a code of the authenticator app. */
  onSecondStep: () => void
}

/** Registration by email, or by phone in two steps. */
export function RegisterForm(props: RegisterFormProps) {
  const { gender = '', wishes, onRegistered, onVerified, onSecondStep } = props
  const registration = useRegistration({ ...EMPTY_REGISTRATION, gender, wishes }, onRegistered)
  const { way, pending, startAgain } = registration
  return (
    <div className="grid gap-6">
      <SignInMethodToggle label="Register by" value={way} onChange={startAgain} />
      {pending ? (
        <Suspense fallback={<Spinner label="Loading..." />}>
          <VerifyPhone
            phone={pending.phone_number}
            submitText="Complete Registration"
            busyText="Verifying Code..."
            failedText="An error occurred"
            resend={() => signUpByPhone(pending)}
            onVerified={onVerified}
            onSecondStep={onSecondStep}
            onBack={() => startAgain('phone')}
          />
        </Suspense>
      ) : (
        <Details {...registration} />
      )}
    </div>
  )
}

/** The first step, which by email is the only one. */
function Details(registration: ReturnType<typeof useRegistration>) {
  const { way, banner, part, form, busy, chooseDialCode, dismissBanner } = registration
  const { values, errors, set } = part
  return (
    <form {...form} noValidate className="grid gap-5">
      {banner && (
        <Banner tone="error" onDismiss={dismissBanner}>
          {banner}
        </Banner>
      )}
      {values.wishes && <Banner tone="info">{wishesSentence(values.wishes)}</Banner>}
      <DetailsFields {...part} />
      {way === 'email' ? (
        <EmailFields {...part} />
      ) : (
        <Suspense fallback={<Spinner label="Loading..." />}>
          <PhoneField
            country={values.country_code}
            number={values.phone_number}
            errors={{ country: errors.country_code, number: errors.phone_number }}
            onCountry={chooseDialCode}
            onNumber={(number) => set('phone_number', number)}
          />
        </Suspense>
      )}
      <TermsCheckbox {...part} />
      <Button
        type="submit"
        busy={busy}
        busyText={way === 'email' ? 'Creating Account...' : 'Sending Code...'}
        disabled={way === 'email' && Boolean(errors.email)}
      >
        {way === 'email' ? 'Create Account' : 'Send Verification Code'}
      </Button>
    </form>
  )
}
