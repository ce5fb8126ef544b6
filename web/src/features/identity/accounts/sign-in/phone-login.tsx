import type { SignedIn } from '@ndoa/contract/identity/accounts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, sentenceFor } from '../../../../lib/api/api-error.ts'
import { byLastPart } from '../../../../lib/form.ts'
import { Button } from '../../../../ui/button.tsx'
import { signInByPhone } from '../accounts.calls.ts'
import { PhoneField } from '../contacts/phone-field.tsx'
import { hasCode, type SentCode, sentCode } from '../contacts/sent-code.ts'
import { usePhoneForm } from '../contacts/use-phone-form.ts'
import { VerifyPhone } from '../contacts/verify-phone.tsx'
import { words } from '../words/guest.ts'

export interface PhoneLoginProps {
  onSignedIn: (signedIn: SignedIn) => void
  onSecondStep: () => void
  onTrouble: (text: string | null) => void
}

export function PhoneLogin({ onSignedIn, onSecondStep, onTrouble }: PhoneLoginProps) {
  const { ref, phone, field, detecting, check, refuse } = usePhoneForm()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const [lastCode, setLastCode] = useState<SentCode | null>(null)
  const sending = useMutation({ mutationFn: send })

  async function send(to: string) {
    await signInByPhone(to)
    setLastCode(sentCode(to))
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    onTrouble(null)
    if (!check() || !phone) return
    try {
      if (!hasCode(lastCode, phone)) await sending.mutateAsync(phone)
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
        sentAt={lastCode?.at}
        submitText={words.code.verifySignIn}
        busyText={words.code.verifying}
        failedText={words.login.phoneFailed}
        resend={() => send(sentTo)}
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

/**
 * Without an answer it is unknown whether the number is registered; refusals and offline devices have their own
 * sentences.
 */
const explain = (error: unknown) =>
  error instanceof ApiError && error.status === 0 && navigator.onLine
    ? words.login.phoneUnchecked
    : sentenceFor(error, words.code.notSent)
