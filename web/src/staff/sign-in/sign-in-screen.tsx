import { BRAND } from '@ndoa/contract/brand'
import { onlyDigits } from '@ndoa/contract/digits'
import { isEmail, readEmail } from '@ndoa/contract/identity/email-address'
import type { FormEvent } from 'react'
import { sentenceFor } from '../../lib/api/api-error.ts'
import { type FieldErrors, useForm } from '../../lib/form.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { SignInFields } from '../../ui/forms/sign-in-fields.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { LogoMark } from '../../ui/media/logo.tsx'
import { useSignIn } from './session.queries.ts'

export function SignInScreen({ notice }: { notice: string | null }) {
  usePageTitle('Staff')
  const { values, errors, ref, set, check } = useForm({ email: '', password: '', code: '' }, checkSignIn)
  const attempt = useSignIn()

  function submit(event: FormEvent) {
    event.preventDefault()
    if (check())
      attempt.mutate({ ...values, email: readEmail(values.email) }, { onError: () => set('code', '') })
  }

  return (
    <main className="grid min-h-dvh place-items-center px-4 py-8">
      <Card className="w-full max-w-md">
        <LogoMark className="mb-4" />
        <h1 className="display mb-6 text-3xl">{BRAND} Staff</h1>
        <form ref={ref} onSubmit={submit} noValidate className="grid gap-5">
          {notice && !attempt.error && <Banner tone="info">{notice}</Banner>}
          {attempt.error && (
            <Banner tone="error">{sentenceFor(attempt.error, 'That didn’t work. Please try again.')}</Banner>
          )}
          <SignInFields {...{ values, errors, set }} />
          <TextField
            label="Code"
            hint="The six digits that your authenticator app shows now"
            required
            inputMode="numeric"
            autoComplete="one-time-code"
            value={values.code}
            error={errors.code}
            onChange={({ target }) => set('code', onlyDigits(target.value).slice(0, 6))}
          />
          <Button type="submit" busy={attempt.isPending} busyText="Signing In...">
            Sign In
          </Button>
        </form>
      </Card>
    </main>
  )
}

function checkSignIn(form: { email: string; password: string; code: string }): FieldErrors {
  const found: Record<string, string> = {}
  if (!isEmail(readEmail(form.email))) found.email = 'Please enter your email address'
  if (!form.password) found.password = 'Password is required'
  if (form.code.length !== 6) found.code = 'Please enter the six digits'
  return found
}
