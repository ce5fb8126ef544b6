import type { FactorChange as Change, Security } from '@ndoa/contract/accounts'
import { type FormEvent, useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { faults } from '../../lib/words/index.ts'
import { Button } from '../../ui/button.tsx'
import { CurrentPassword, ProofGate } from './proof.tsx'
import { RecoveryCodeField } from './recovery-code-field.tsx'
import { words } from './words/security/index.ts'

export interface FactorChangeProps {
  security: Security
  text: string
  confirmText: string
  danger?: boolean
  /** Makes the change; a refusal is shown here. */
  onConfirm: (change: Change) => Promise<void>
}

/** Changes of the second factor require the factor itself: a session alone is not enough. */
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
    <ProofGate security={security}>
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
    </ProofGate>
  )
}
