import { BRAND } from '@ndoa/contract/brand'
import { onlyDigits } from '@ndoa/contract/digits'
import { isEmail, readEmail } from '@ndoa/contract/identity/email-address'
import type { EnrolmentSecret } from '@ndoa/contract/trust/staff'
import { type FormEvent, type ReactNode, useState } from 'react'
import { ApiError, sentenceFor } from '../../lib/api/api-error.ts'
import { byLastPart, type FieldErrors, useForm } from '../../lib/form.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Banner } from '../../ui/feedback/banner.tsx'
import { EmailField } from '../../ui/forms/email-field.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { LogoMark } from '../../ui/media/logo.tsx'
import { QrCode } from '../../ui/media/qr-code.tsx'
import { StaffLink } from '../staff-link.tsx'
import { newPasswordFaults, PASSWORD_HINT } from './password-screen.tsx'
import { useEnrol, useOpenEnrolment } from './session.queries.ts'

type State =
  | { step: 'address' }
  | { step: 'secrets'; email: string; secret: EnrolmentSecret }
  | { step: 'done' }

export function EnrolScreen() {
  usePageTitle('Set Up Your Account')
  const [token] = useState(() => window.location.hash.slice(1))
  const [state, setState] = useState<State>({ step: 'address' })
  return (
    <main className="grid min-h-dvh place-items-center px-4 py-8">
      <Card className="w-full max-w-md">
        <LogoMark className="mb-4" />
        <h1 className="display mb-6 text-3xl">{BRAND} Staff: Set Up Your Account</h1>
        {step()}
      </Card>
    </main>
  )

  function step(): ReactNode {
    switch (state.step) {
      case 'address':
        return (
          <AddressForm
            token={token}
            onOpen={(email, secret) => setState({ step: 'secrets', email, secret })}
          />
        )
      case 'secrets':
        return <SecretsForm {...state} token={token} onDone={() => setState({ step: 'done' })} />
      case 'done':
        return (
          <>
            <p className="mb-4">Your password and your authenticator app are set.</p>
            <StaffLink href="/staff">Sign in</StaffLink>
          </>
        )
      default:
        return state satisfies never
    }
  }
}

interface AddressFormProps {
  token: string
  onOpen: (email: string, secret: EnrolmentSecret) => void
}

function AddressForm({ token, onOpen }: AddressFormProps) {
  const { values, errors, ref, set, check } = useForm({ email: '' }, checkAddress)
  const opening = useOpenEnrolment()
  function submit(event: FormEvent) {
    event.preventDefault()
    const email = readEmail(values.email)
    if (check()) opening.mutate({ token, email }, { onSuccess: (secret) => onOpen(email, secret) })
  }
  return (
    <form ref={ref} onSubmit={submit} noValidate className="grid gap-5">
      {opening.error && (
        <Banner tone="error">{sentenceFor(opening.error, 'That didn’t work. Please try again.')}</Banner>
      )}
      <p>Please enter the address that we sent your link to.</p>
      <EmailField value={values.email} error={errors.email} onChange={(email) => set('email', email)} />
      <Button type="submit" busy={opening.isPending} busyText="Opening...">
        Continue
      </Button>
    </form>
  )
}

interface SecretsFormProps {
  token: string
  email: string
  secret: EnrolmentSecret
  onDone: () => void
}

const EMPTY = { password: '', confirmation: '', code: '' }

function SecretsForm({ token, email, secret, onDone }: SecretsFormProps) {
  const { values, errors, ref, set, check, refuse } = useForm(EMPTY, checkSecrets)
  const enrolling = useEnrol()
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!check()) return
    try {
      await enrolling.mutateAsync({ token, email, password: values.password, code: values.code })
      onDone()
    } catch (error) {
      refuse(refusalsOf(error))
    }
  }
  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      <PasswordField
        label="New Password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        value={values.password}
        error={errors.password}
        onChange={(text) => set('password', text)}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        value={values.confirmation}
        error={errors.confirmation}
        onChange={(text) => set('confirmation', text)}
      />
      <div className="grid justify-items-center gap-3">
        <p>Scan this with your authenticator app, or type the key in. Nobody else sees it.</p>
        <QrCode text={secret.totp_uri} label="QR code for the authenticator app" />
        <code className="w-full rounded-md bg-sand p-3 text-center font-mono">
          {secret.totp_secret.replace(/(.{4})(?=.)/g, '$1 ')}
        </code>
      </div>
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
      <Button type="submit" busy={enrolling.isPending} busyText="Saving...">
        Save
      </Button>
    </form>
  )
}

function refusalsOf(error: unknown): FieldErrors {
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) return byLastPart(error.fields)
  const sentence = sentenceFor(error, 'That didn’t work. Please try again.')
  const isAboutPassword = error instanceof ApiError && error.code === 'accounts.password_common'
  return isAboutPassword ? { password: sentence } : { code: sentence }
}

const checkAddress = ({ email }: { email: string }): FieldErrors =>
  isEmail(readEmail(email)) ? {} : { email: 'Please enter your email address' }

function checkSecrets(form: typeof EMPTY): FieldErrors {
  const found = newPasswordFaults(form)
  return form.code.length === 6 ? found : { ...found, code: 'Please enter the six digits' }
}
