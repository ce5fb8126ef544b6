import type { SignedIn } from '@ndoa/contract/identity/accounts'
import { RESEND_SECONDS } from '@ndoa/contract/limits'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { ApiError, sentenceFor } from '../../../../lib/api/api-error.ts'
import { useCountdown } from '../../../../lib/screen/use-countdown.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/forms/field.tsx'
import { rich } from '../../../../words/rich.tsx'
import { verifyPhone } from '../accounts.calls.ts'
import { CodeField } from '../code-field.tsx'
import { needsSecondStep } from '../sessions/session.ts'
import { words } from '../words/guest.ts'

/** Milliseconds (section 9 of the specification). */
const SENT_NOTICE_MS = 3_000

export interface VerifyPhoneProps {
  phone: string
  /** When the last code was sent, in milliseconds since the epoch; now by default. */
  sentAt?: number | undefined
  submitText: string
  busyText: string
  failedText: string
  resend: () => Promise<unknown>
  onVerified: (signedIn: SignedIn) => void
  onSecondStep: () => void
  onBack: () => void
}

export function VerifyPhone(props: VerifyPhoneProps) {
  const { phone, sentAt, submitText, busyText, failedText, resend, onVerified, onSecondStep, onBack } = props
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const attempt = useMutation({ mutationFn: () => verifyPhone({ phone_number: phone, code }) })

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (code.length < 6) return setError(words.errors.codeInvalid)
    try {
      onVerified(await attempt.mutateAsync())
    } catch (trouble) {
      if (needsSecondStep(trouble)) onSecondStep()
      else setError(explain(trouble, failedText))
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <p>{rich(words.code.sent, { to: <strong className="whitespace-nowrap">{phone}</strong> })}</p>
      <CodeField
        label={words.code.label}
        value={code}
        error={error}
        onChange={(next) => {
          setCode(next)
          setError(undefined)
        }}
        focus
      />
      <Resend resend={resend} sentAt={sentAt} />
      <Button type="submit" busy={attempt.isPending} busyText={busyText}>
        {submitText}
      </Button>
      <Button variant="quiet" onClick={onBack}>
        {words.code.back}
      </Button>
    </form>
  )
}

const explain = (error: unknown, fallback: string) =>
  error instanceof ApiError && error.code === 'request.invalid'
    ? words.errors.codeInvalid
    : sentenceFor(error, fallback)

/** The server allows one code per minute. */
function Resend({ resend, sentAt }: Pick<VerifyPhoneProps, 'resend' | 'sentAt'>) {
  const [wait, startWait] = useCountdown(waitAfter(sentAt))
  const resending = useMutation({
    mutationFn: resend,
    onSuccess: () => startWait(RESEND_SECONDS),
    onError: (error) => error instanceof ApiError && error.retryAfter && startWait(error.retryAfter),
  })
  const { isSuccess, reset } = resending
  useEffect(() => {
    if (!isSuccess) return undefined
    const timer = setTimeout(reset, SENT_NOTICE_MS)
    return () => clearTimeout(timer)
  }, [isSuccess, reset])

  return (
    <div className="grid justify-items-start gap-1">
      <Button
        variant="quiet"
        size="sm"
        disabled={wait > 0}
        busy={resending.isPending}
        busyText={words.code.sending}
        onClick={() => resending.mutate()}
        className="-ms-4"
      >
        {wait > 0 ? words.code.resendIn(wait) : words.code.resend}
      </Button>
      <div role="status">
        {isSuccess && <p className="font-medium text-success">{words.code.sentAgain}</p>}
      </div>
      {resending.error && <FieldError text={sentenceFor(resending.error, words.code.notSent)} />}
    </div>
  )
}

const waitAfter = (sentAt = Date.now()): number =>
  Math.max(0, RESEND_SECONDS - Math.floor((Date.now() - sentAt) / 1000))
