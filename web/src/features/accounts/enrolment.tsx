import type { FactorSecret, Security } from '@ndoa/contract/accounts'
import { type FormEvent, useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { QrCode } from '../../ui/qr-code.tsx'
import { CodeField } from './code-field.tsx'
import { CurrentPassword, ProofGate } from './proof.tsx'
import { useConfirmFactor, useEnrolFactor } from './security.queries.ts'

export interface EnrolmentProps {
  security: Security
  /** The factor is on; these are the recovery codes, shown only once. */
  onCodes: (codes: string[]) => void
}

/** Turns the second factor on: recent auth, QR code, first code. */
export function Enrolment({ security, onCodes }: EnrolmentProps) {
  const [secret, setSecret] = useState<FactorSecret | null>(null)
  if (secret) return <Scan secret={secret} onConfirmed={onCodes} />
  return (
    <ProofGate security={security}>
      <Begin security={security} onSecret={setSecret} />
    </ProofGate>
  )
}

function Begin({ security, onSecret }: { security: Security; onSecret: (secret: FactorSecret) => void }) {
  const [password, setPassword] = useState('')
  const enrolment = useEnrolFactor()

  async function submit(event: FormEvent) {
    event.preventDefault()
    try {
      onSecret(await enrolment.mutateAsync(password ? { current_password: password } : {}))
    } catch {
      // Shown below the button.
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <p>
        With two-step sign-in, you’ll enter a code from an authenticator app on your phone, such as Google
        Authenticator or Aegis, every time you sign in. Your other devices will be signed out.
      </p>
      <CurrentPassword security={security} value={password} onChange={setPassword} />
      {enrolment.error && (
        <FieldError text={sentenceFor(enrolment.error, 'That didn’t work. Please try again.')} />
      )}
      <Button type="submit" busy={enrolment.isPending} className="justify-self-start">
        Continue
      </Button>
    </form>
  )
}

function Scan({ secret, onConfirmed }: { secret: FactorSecret; onConfirmed: (codes: string[]) => void }) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const confirmation = useConfirmFactor()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (code.length < 6) return setError('Please enter the code')
    try {
      onConfirmed((await confirmation.mutateAsync(code)).recovery_codes)
    } catch (trouble) {
      setError(sentenceFor(trouble, 'That code isn’t right. Please try again.'))
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <p>Scan this with your authenticator app, then enter the six-digit code it shows.</p>
      <div className="justify-self-center">
        <QrCode text={secret.uri} label="QR code for your authenticator app" />
      </div>
      <p className="text-sm text-soft">
        Is the app on this device?{' '}
        <a href={secret.uri} className="font-semibold text-brand-strong underline">
          Open the app
        </a>
        , or type this key:
      </p>
      <code className="rounded-md bg-sand p-3 text-center font-mono">{inGroups(secret.secret)}</code>
      <CodeField
        label="Authentication Code"
        value={code}
        error={error}
        onChange={(next) => {
          setCode(next)
          setError(undefined)
        }}
      />
      <Button type="submit" busy={confirmation.isPending} busyText="Verifying...">
        Turn On
      </Button>
    </form>
  )
}

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
