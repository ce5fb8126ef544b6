import type { FactorChange as Change, Security } from '@ndoa/contract/identity/accounts'
import { type FormEvent, useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { faults } from '../../../../lib/faults.ts'
import { Button } from '../../../../ui/button.tsx'
import { CurrentPassword, RecentAuthGate } from '../sessions/recent-auth-gate.tsx'
import { words } from '../words/security.ts'
import { RecoveryCodeField } from './recovery-code-field.tsx'

export interface FactorChangeProps {
  security: Security
  text: string
  confirmText: string
  danger?: boolean
  onConfirm: (change: Change) => Promise<void>
}

/** Asks for a code of the factor, because a session alone must not be enough to change it. */
export function FactorChange({ security, text, confirmText, danger, onConfirm }: FactorChangeProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const [busy, setBusy] = useState(false)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!code.trim()) return setError(faults.code_missing)
    setBusy(true)
    try {
      await onConfirm({ code: code.trim(), ...(password && { current_password: password }) })
    } catch (trouble) {
      setError(sentenceFor(trouble, words.notDone))
    } finally {
      setBusy(false)
    }
  }

  return (
    <RecentAuthGate security={security}>
      <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
        <p>{text}</p>
        <CurrentPassword security={security} value={password} onChange={setPassword} />
        <RecoveryCodeField
          label={words.factor.code}
          autoComplete="one-time-code"
          value={code}
          error={error}
          onChange={(typed) => {
            setCode(typed)
            setError(undefined)
          }}
        />
        <Button
          type="submit"
          variant={danger ? 'danger' : 'primary'}
          busy={busy}
          className="justify-self-start"
        >
          {confirmText}
        </Button>
      </form>
    </RecentAuthGate>
  )
}
