import type { Security } from '@ndoa/contract/accounts'
import type { LeavingProof } from '@ndoa/contract/leaving'
import { type FormEvent, useId, useState } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { FieldError } from '../../ui/field.tsx'
import { words as ui } from '../../ui/words/index.ts'
import { CurrentPassword, ProofGate, proofNeeded } from '../accounts/index.ts'
import { words } from './words/index.ts'

export interface LeaveDialogProps {
  open: boolean
  security: Security
  title: string
  text: string
  confirmText: string
  busyText: string
  /** Resolves when the member has left; a refusal is shown here. */
  onConfirm: (proof: LeavingProof) => Promise<unknown>
  onClose: () => void
}

/** The confirmation before leaving, with the password unless the sign-in is recent. */
export function LeaveDialog(props: LeaveDialogProps) {
  const { open, security, title, text, confirmText, busyText } = props
  const form = useId()
  const { password, error, busy, setPassword, close, submit } = useLeaving(props)
  const need = proofNeeded(security)

  return (
    <Dialog
      open={open}
      onClose={close}
      title={title}
      description={text}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="outline" data-autofocus disabled={busy} onClick={close}>
            {ui.cancel}
          </Button>
          <Button
            type="submit"
            form={form}
            variant="danger"
            busy={busy}
            busyText={busyText}
            disabled={need === 'phone' || (need === 'password' && !password)}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      <ProofGate security={security}>
        <form id={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
          <CurrentPassword security={security} value={password} onChange={setPassword} />
          {error && (
            <div role="alert">
              <FieldError text={error} />
            </div>
          )}
        </form>
      </ProofGate>
    </Dialog>
  )
}

function useLeaving({ onConfirm, onClose }: LeaveDialogProps) {
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)

  function close() {
    setPassword('')
    setError(null)
    onClose()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setError(null)
    try {
      await onConfirm(password ? { current_password: password } : {})
    } catch (trouble) {
      setError(sentenceFor(trouble, words.didNotWork))
      setBusy(false)
    }
  }

  return { password, error, busy, setPassword, close, submit }
}
