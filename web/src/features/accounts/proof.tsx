import type { Security } from '@ndoa/contract/accounts'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { signInByPhone } from './accounts.calls.ts'
import { SecondStep } from './second-step.tsx'
import { useRefreshSecurity } from './security.queries.ts'
import { VerifyPhone } from './verify-phone.tsx'
import { words as guest } from './words/guest/index.ts'
import { words } from './words/security/index.ts'

/** The recent auth that is required before a member changes how they sign in, or leaves. */
export type ProofNeed = 'nothing' | 'password' | 'phone'

/** Nothing right after signing in, else the password; a member without one gets a code by phone. */
export function proofNeeded({ fresh_until, has_password }: Security, now = Date.now()): ProofNeed {
  if (Date.parse(fresh_until) > now) return 'nothing'
  return has_password ? 'password' : 'phone'
}

export interface CurrentPasswordProps {
  security: Security
  value: string
  error?: string | undefined
  onChange: (password: string) => void
}

/** The current password; shown only where it is needed. */
export function CurrentPassword({ security, value, error, onChange }: CurrentPasswordProps) {
  if (proofNeeded(security) !== 'password') return null
  return (
    <PasswordField
      label={words.password.current}
      autoComplete="current-password"
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}

/**
 * Shows its children when the member has recent auth or can enter the password there; else asks for a code by phone first.
 * What was typed stays when recent auth ends meanwhile.
 */
export function ProofGate({ security, children }: { security: Security; children: ReactNode }) {
  const phone = proofNeeded(security) === 'phone' ? security.phone : null
  return (
    <>
      {phone && <PhoneProof phone={phone} />}
      <div hidden={phone !== null}>{children}</div>
    </>
  )
}

type Step = 'send' | 'code' | 'second-step'

/** Signs in again by phone, in place. */
function PhoneProof({ phone }: { phone: string }) {
  const [step, setStep] = useState<Step>('send')
  const onProven = useRefreshSecurity()
  const sending = useMutation({
    mutationFn: () => signInByPhone(phone),
    onSuccess: () => setStep('code'),
  })
  const begin = () => setStep('send')

  switch (step) {
    case 'send':
      return (
        <div className="grid justify-items-start gap-3">
          <p>{words.password.sendsCode(phone)}</p>
          <Button busy={sending.isPending} busyText={guest.code.sending} onClick={() => sending.mutate()}>
            {guest.code.send}
          </Button>
          {sending.error && <FieldError text={sentenceFor(sending.error, guest.code.notSent)} />}
        </div>
      )
    case 'code':
      return (
        <VerifyPhone
          phone={phone}
          submitText={words.password.verify}
          busyText={guest.code.verifying}
          failedText={guest.errors.codeInvalid}
          resend={() => signInByPhone(phone)}
          onVerified={onProven}
          onSecondStep={() => setStep('second-step')}
          onBack={begin}
        />
      )
    case 'second-step':
      return <SecondStep onSignedIn={onProven} onOver={begin} onBack={begin} />
    default:
      return step satisfies never
  }
}
