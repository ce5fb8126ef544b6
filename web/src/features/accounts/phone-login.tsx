import type { SignedIn } from '@ndoa/contract/accounts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, sentenceFor } from '../../lib/api-error.ts'
import { byLastPart } from '../../lib/form.ts'
import { Button } from '../../ui/button.tsx'
import { signInByPhone } from './accounts.calls.ts'
import { PhoneField } from './phone-field.tsx'
import { usePhoneForm } from './use-phone-form.ts'
import { VerifyPhone } from './verify-phone.tsx'
import { words } from './words/guest/index.ts'

export interface PhoneLoginProps {
  onSignedIn: (signedIn: SignedIn) => void
  onSecondStep: () => void
  /** The message for the banner; null clears it. */
  onTrouble: (text: string | null) => void
}

/** Signing in by phone: a number, then the code that was sent to it. */
export function PhoneLogin({ onSignedIn, onSecondStep, onTrouble }: PhoneLoginProps) {
  const { ref, phone, field, detecting, check, refuse } = usePhoneForm()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const sending = useMutation({ mutationFn: signInByPhone })

  async function submit(event: FormEvent) {
    event.preventDefault()
    onTrouble(null)
    if (!check() || !phone) return
    try {
      await sending.mutateAsync(phone)
      setSentTo(phone)
    } catch (error) {
      const number = numberErrorIn(error)
      if (number) refuse({ number })
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
        submitText={words.code.verifySignIn}
        busyText={words.code.verifying}
        failedText={words.login.phoneFailed}
        resend={() => signInByPhone(sentTo)}
        onVerified={onSignedIn}
        onSecondStep={onSecondStep}
        onBack={back}
      />
    )
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <PhoneField {...field} placeholder={detecting ? words.login.detecting : undefined} />
      <Button type="submit" busy={sending.isPending} busyText={words.code.sending}>
        {words.code.send}
      </Button>
    </form>
  )
}

const numberErrorIn = (error: unknown) =>
  error instanceof ApiError ? byLastPart(error.fields).phone_number : undefined

/** Without an answer it is unknown whether the number is registered; a refusal has its own sentence, and so has a device that is offline. */
const explain = (error: unknown) =>
  error instanceof ApiError && error.status === 0 && navigator.onLine
    ? words.login.phoneUnchecked
    : sentenceFor(error, words.code.notSent)
