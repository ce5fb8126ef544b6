import type { SignedIn } from '@ndoa/contract/identity/accounts'
import { isEmail, readEmail } from '@ndoa/contract/identity/email-address'
import { suggestedEmail } from '@ndoa/contract/identity/email-suggestion'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { FormEvent } from 'react'
import { ApiError, isRetryable, sentenceFor } from '../../../../lib/api/api-error.ts'
import { faults } from '../../../../lib/faults.ts'
import { type FieldErrors, useForm } from '../../../../lib/form.ts'
import { Button } from '../../../../ui/button.tsx'
import { SignInFields } from '../../../../ui/forms/sign-in-fields.tsx'
import { linkClass } from '../../../../ui/link.ts'
import { signIn } from '../accounts.calls.ts'
import { needsSecondStep } from '../sessions/session.ts'
import { words } from '../words/guest.ts'

export interface LoginFormProps {
  onSignedIn: (signedIn: SignedIn) => void
  onSecondStep: () => void
  onUnconfirmed: () => void
  onTrouble: (text: string | null) => void
}

export function LoginForm({ onSignedIn, onSecondStep, onUnconfirmed, onTrouble }: LoginFormProps) {
  const { values, errors, ref, set, check, refuse } = useForm({ email: '', password: '' }, checkLogin)
  const attempt = useMutation({ mutationFn: () => signIn(trimmed(values)) })

  async function submit(event: FormEvent) {
    event.preventDefault()
    onTrouble(null)
    if (!check()) return
    try {
      onSignedIn(await attempt.mutateAsync())
    } catch (error) {
      if (needsSecondStep(error)) return onSecondStep()
      if (error instanceof ApiError && error.code === 'accounts.email_unconfirmed') return onUnconfirmed()
      if (isRetryable(error) || isRateLimited(error)) return onTrouble(sentenceFor(error, words.login.failed))
      refuse({ email: sentenceFor(error, words.login.failed) })
    }
  }

  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <SignInFields {...{ values, errors, set }} suggest={suggestedEmail} />
      <Link to="/forgot-password" className={`${linkClass} justify-self-start`}>
        {words.login.forgot}
      </Link>
      <Button type="submit" busy={attempt.isPending} busyText={words.login.signingIn}>
        {words.signIn}
      </Button>
    </form>
  )
}

/** Shown above the form, because waiting times concern no field. */
const isRateLimited = (error: unknown) => error instanceof ApiError && error.status === 429

interface Login {
  email: string
  password: string
}

/** Checked by hand, so that the schemas and their library need not be loaded. */
function checkLogin(form: Login): FieldErrors {
  const { email, password } = trimmed(form)
  const found: Record<string, string> = {}
  if (!email) found.email = faults.email_missing
  else if (!isEmail(email)) found.email = faults.email_invalid
  if (!password) found.password = faults.password_missing
  return found
}

const trimmed = ({ email, password }: Login) => ({ email: readEmail(email), password })
