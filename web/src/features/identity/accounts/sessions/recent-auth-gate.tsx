import type { Security } from '@ndoa/contract/identity/accounts'
import { useMutation } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { serverNow } from '../../../../lib/server-clock.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/forms/field.tsx'
import { PasswordField } from '../../../../ui/forms/password-field.tsx'
import { signInByPhone } from '../accounts.calls.ts'
import { hasCode, type SentCode, sentCode } from '../contacts/sent-code.ts'
import { VerifyPhone } from '../contacts/verify-phone.tsx'
import { SecondStep } from '../second-factor/second-step.tsx'
import { useRefreshSecurity } from '../security/security.queries.ts'
import { words as guest } from '../words/guest.ts'
import { words } from '../words/security.ts'

export type RecentAuthNeed = 'nothing' | 'password' | 'phone'

/** Members without a password confirm with a code sent to their phone. */
export function recentAuthNeed(
  { fresh_until, has_password }: Security,
  now = serverNow().getTime(),
): RecentAuthNeed {
  if (Date.parse(fresh_until) > now) return 'nothing'
  return has_password ? 'password' : 'phone'
}

export interface CurrentPasswordProps {
  security: Security
  value: string
  error?: string | undefined
  onChange: (password: string) => void
}

export function CurrentPassword({ security, value, error, onChange }: CurrentPasswordProps) {
  if (recentAuthNeed(security) !== 'password') return null
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

/** Keeps its children mounted when recent auth expires, so that typed values stay. */
export function RecentAuthGate({ security, children }: { security: Security; children: ReactNode }) {
  const phone = recentAuthNeed(security) === 'phone' ? security.phone : null
  return (
    <>
      {phone && <PhoneAuth phone={phone} />}
      <div hidden={phone !== null}>{children}</div>
    </>
  )
}

type Step = 'send' | 'code' | 'second-step'

function PhoneAuth({ phone }: { phone: string }) {
  const [step, setStep] = useState<Step>('send')
  const onProven = useRefreshSecurity()
  const [lastCode, setLastCode] = useState<SentCode | null>(null)
  const sending = useMutation({
    mutationFn: async () => (hasCode(lastCode, phone) ? undefined : send()),
    onSuccess: () => setStep('code'),
  })
  async function send() {
    await signInByPhone(phone)
    setLastCode(sentCode(phone))
  }
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
          sentAt={lastCode?.at}
          submitText={words.password.verify}
          busyText={guest.code.verifying}
          failedText={guest.errors.codeInvalid}
          resend={send}
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
