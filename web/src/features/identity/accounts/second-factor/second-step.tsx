import type { SignedIn } from '@ndoa/contract/identity/accounts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, sentenceFor } from '../../../../lib/api/api-error.ts'
import { faults } from '../../../../lib/faults.ts'
import { Button } from '../../../../ui/button.tsx'
import { submitSecondFactor } from '../accounts.calls.ts'
import { CodeField } from '../code-field.tsx'
import { words } from '../words/guest.ts'
import { RecoveryCodeField } from './recovery-code-field.tsx'

export interface SecondStepProps {
  onSignedIn: (signedIn: SignedIn) => void
  /** Called when the first step has expired or too many codes were tried. */
  onOver: (text: string) => void
  onBack: () => void
}

type Method = 'app' | 'recovery'

export function SecondStep({ onSignedIn, onOver, onBack }: SecondStepProps) {
  const [method, setMethod] = useState<Method>('app')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const attempt = useMutation({ mutationFn: () => submitSecondFactor(code.trim()) })

  function change(next: string) {
    setCode(next)
    setError(undefined)
  }

  function changeMethod() {
    setMethod(method === 'app' ? 'recovery' : 'app')
    change('')
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!code.trim()) return setError(faults.code_missing)
    try {
      onSignedIn(await attempt.mutateAsync())
    } catch (trouble) {
      const text = sentenceFor(trouble, words.login.failed)
      if (trouble instanceof ApiError && trouble.code === 'accounts.second_step_over') onOver(text)
      else setError(text)
    }
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-5">
      {method === 'app' ? (
        <CodeField label={words.secondStep.code} value={code} error={error} onChange={change} focus />
      ) : (
        <RecoveryCodeField
          label={words.secondStep.recoveryCode}
          hint={words.secondStep.recoveryHint}
          autoComplete="off"
          value={code}
          error={error}
          onChange={change}
        />
      )}
      <Button type="submit" busy={attempt.isPending} busyText={words.code.verifying}>
        {words.code.verifySignIn}
      </Button>
      <OtherWays method={method} onChangeMethod={changeMethod} onBack={onBack} />
    </form>
  )
}

interface OtherWaysProps {
  method: Method
  onChangeMethod: () => void
  onBack: () => void
}

function OtherWays({ method, onChangeMethod, onBack }: OtherWaysProps) {
  return (
    <div className="flex flex-wrap justify-between gap-2">
      <Button variant="quiet" size="sm" onClick={onChangeMethod}>
        {method === 'app' ? words.secondStep.byRecovery : words.secondStep.byApp}
      </Button>
      <Button variant="quiet" size="sm" onClick={onBack}>
        {words.backToSignIn}
      </Button>
    </div>
  )
}
