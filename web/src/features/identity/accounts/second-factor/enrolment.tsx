import type { FactorSecret, Security } from '@ndoa/contract/identity/accounts'
import { type FormEvent, useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { faults } from '../../../../lib/faults.ts'
import { Button } from '../../../../ui/button.tsx'
import { FieldError } from '../../../../ui/forms/field.tsx'
import { QrCode } from '../../../../ui/media/qr-code.tsx'
import { words as ui } from '../../../../ui/words.ts'
import { rich } from '../../../../words/rich.tsx'
import { CodeField } from '../code-field.tsx'
import { useConfirmFactor, useEnrolFactor } from '../security/security.queries.ts'
import { CurrentPassword, RecentAuthGate } from '../sessions/recent-auth-gate.tsx'
import { words as guest } from '../words/guest.ts'
import { words } from '../words/security.ts'

export interface EnrolmentProps {
  security: Security
  /** Receives the recovery codes, which are shown only once. */
  onCodes: (codes: string[]) => void
  onUnseenCodes: () => void
}

export function Enrolment({ security, ...next }: EnrolmentProps) {
  const [secret, setSecret] = useState<FactorSecret | null>(null)
  if (secret) return <Scan secret={secret} {...next} />
  return (
    <RecentAuthGate security={security}>
      <Begin security={security} onSecret={setSecret} />
    </RecentAuthGate>
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
      <p>{words.factor.enrol.text}</p>
      <CurrentPassword security={security} value={password} onChange={setPassword} />
      {enrolment.error && <FieldError text={sentenceFor(enrolment.error, words.notDone)} />}
      <Button type="submit" busy={enrolment.isPending} className="justify-self-start">
        {ui.continue}
      </Button>
    </form>
  )
}

interface ScanProps extends Omit<EnrolmentProps, 'security'> {
  secret: FactorSecret
}

function Scan({ secret, onCodes, onUnseenCodes }: ScanProps) {
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const confirmation = useConfirmFactor()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (code.length < 6) return setError(faults.code_missing)
    try {
      const confirmed = await confirmation.mutateAsync(code)
      if (confirmed) onCodes(confirmed.recovery_codes)
      else onUnseenCodes()
    } catch (trouble) {
      setError(sentenceFor(trouble, words.notDone))
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <p>{words.factor.enrol.scan}</p>
      <div className="justify-self-center">
        <QrCode text={secret.uri} label={words.factor.enrol.qrCode} />
      </div>
      <p className="text-sm text-soft">
        {rich(words.factor.enrol.here, {
          a: link(secret.uri),
        })}
      </p>
      <code dir="ltr" className="rounded-md bg-sand p-3 text-center font-mono">
        {inGroups(secret.secret)}
      </code>
      <CodeField
        label={guest.secondStep.code}
        value={code}
        error={error}
        onChange={(next) => {
          setCode(next)
          setError(undefined)
        }}
      />
      <Button type="submit" busy={confirmation.isPending} busyText={guest.code.verifying}>
        {words.factor.enrol.turnOn}
      </Button>
    </form>
  )
}

const link = (address: string) => (text: string) => (
  <a href={address} className="font-semibold text-brand-strong underline">
    {text}
  </a>
)

const inGroups = (secret: string) => secret.replace(/(.{4})(?=.)/g, '$1 ')
