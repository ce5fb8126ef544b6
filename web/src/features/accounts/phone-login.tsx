import type { SignedIn } from '@ndoa/contract/accounts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, sentenceFor } from '../../lib/api-error.ts'
import { byLastPart, useForm } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { referenceQuery } from '../reference/index.ts'
import { signInByPhone } from './accounts.calls.ts'
import { PhoneField } from './phone-field.tsx'
import { checkPhone, DEFAULT_COUNTRY, internationalNumber } from './phone-number.ts'
import { useDetectedCountry } from './use-detected-country.ts'
import { VerifyPhone } from './verify-phone.tsx'

export interface PhoneLoginProps {
  onSignedIn: (signedIn: SignedIn) => void
  onSecondStep: () => void
  /** What belongs into the banner; null when there is nothing any more. */
  onTrouble: (text: string | null) => void
}

/** Signing in by phone: a number, then the code that was sent to it. */
export function PhoneLogin({ onSignedIn, onSecondStep, onTrouble }: PhoneLoginProps) {
  const { data: reference } = useQuery(referenceQuery)
  const { values, errors, ref, set, check, refuse } = useForm(
    { country: DEFAULT_COUNTRY, number: '' },
    (entry) => checkPhone(entry, reference),
  )
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [touched, setTouched] = useState(false)
  const { detecting } = useDetectedCountry((country) => !touched && set('country', country))
  const sending = useMutation({ mutationFn: signInByPhone })

  async function submit(event: FormEvent) {
    event.preventDefault()
    onTrouble(null)
    const phone = internationalNumber(values, reference)
    if (!check() || !phone) return
    try {
      await sending.mutateAsync(phone)
      setSentTo(phone)
    } catch (error) {
      const fields = error instanceof ApiError ? byLastPart(error.fields) : {}
      if (fields.phone_number) refuse({ number: fields.phone_number })
      else onTrouble(explain(error))
    }
  }

  function back() {
    onTrouble(null)
    setSentTo(null)
  }

  if (sentTo)
    return (
      <VerifyPhone
        phone={sentTo}
        submitText="Verify & Sign In"
        busyText="Verifying..."
        failedText="Login failed. Please try again."
        resend={() => signInByPhone(sentTo)}
        onVerified={onSignedIn}
        onSecondStep={onSecondStep}
        onBack={back}
      />
    )
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <PhoneField
        {...values}
        errors={errors}
        placeholder={detecting ? 'Detecting country...' : undefined}
        onCountry={(country) => {
          setTouched(true)
          set('country', country)
        }}
        onNumber={(number) => set('number', number)}
      />
      <Button type="submit" busy={sending.isPending} busyText="Sending Code...">
        Send Verification Code
      </Button>
    </form>
  )
}

/** Without an answer nobody knows whether the number is registered; a refusal says so itself. */
const explain = (error: unknown) =>
  error instanceof ApiError && error.status === 0
    ? 'Error checking phone number. Please try again.'
    : sentenceFor(error, 'Failed to send verification code')
