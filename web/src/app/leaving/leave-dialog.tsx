import type { LeavingProof } from '@ndoa/contract/app/leaving'
import type { Security } from '@ndoa/contract/identity/accounts'
import { useIsMutating } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { CurrentPassword, RecentAuthGate, recentAuthNeed } from '../../features/identity/accounts/index.ts'
import { sentenceFor } from '../../lib/api/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { words as ui } from '../../ui/words.ts'
import { words } from './words.ts'

export interface LeaveDialogProps {
  open: boolean
  security: Security
  title: string
  text: string
  confirmText: string
  busyText: string
  /** Resolves once the member has left; the dialog shows refusals. */
  onConfirm: (proof: LeavingProof) => Promise<unknown>
  onClose: () => void
  children?: ReactNode
}

export function LeaveDialog(props: LeaveDialogProps) {
  const { open, security, title, text, confirmText, busyText } = props
  const form = useId()
  const { password, error, busy, setPassword, close, submit } = useLeaving(props)
  const need = recentAuthNeed(security)
  const isSaving = useIsMutating() > 0 // also true while a membership order is being withdrawn

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
            disabled={isSaving || need === 'phone' || (need === 'password' && !password)}
          >
            {confirmText}
          </Button>
        </>
      }
    >
      {props.children}
      <RecentAuthGate security={security}>
        <form id={form} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
          <CurrentPassword security={security} value={password} onChange={setPassword} />
          {error && (
            <div role="alert">
              <FieldError text={error} />
            </div>
          )}
        </form>
      </RecentAuthGate>
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
