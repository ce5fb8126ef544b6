import { normalisePassword, unmetPasswordRule } from '@ndoa/contract/identity/account-rules'
import type { Security } from '@ndoa/contract/identity/accounts'
import { type FormEvent, useEffect, useState } from 'react'
import { sentenceFor } from '../../../../lib/api/api-error.ts'
import { faults } from '../../../../lib/faults.ts'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { PasswordField } from '../../../../ui/forms/password-field.tsx'
import { words as ui } from '../../../../ui/words.ts'
import { PasswordChecklist } from '../password-checklist.tsx'
import { CurrentPassword, RecentAuthGate, recentAuthNeed } from '../sessions/recent-auth-gate.tsx'
import { words } from '../words/security.ts'
import { useChangePassword } from './security.queries.ts'

/** The duration is from section 9 of the specification. */
const CONFIRMATION_MS = 3_000

type Outcome = { kind: 'changed' } | { kind: 'refused'; text: string }

export interface ChangePasswordProps {
  security: Security
  open: boolean
  onOpen: (open: boolean) => void
}

export function ChangePassword({ security, open, onOpen }: ChangePasswordProps) {
  if (!security.email) return <p>{words.password.onlyPhone}</p>
  return <Changing {...{ security, open, onOpen }} />
}

function Changing({ security, open, onOpen }: ChangePasswordProps) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const close = () => setOutcome(null)
  return (
    <>
      <Button variant="outline" aria-expanded={open} onClick={() => onOpen(!open)}>
        {open ? ui.cancel : words.password.change}
      </Button>
      {open && (
        <div className="mt-5">
          <RecentAuthGate security={security}>
            <NewPasswordForm
              security={security}
              onRefused={(text) => setOutcome({ kind: 'refused', text })}
              onChanged={() => {
                onOpen(false)
                setOutcome({ kind: 'changed' })
              }}
            />
          </RecentAuthGate>
        </div>
      )}
      <ChangedDialog open={outcome?.kind === 'changed'} onClose={close} />
      <Dialog
        open={outcome?.kind === 'refused'}
        onClose={close}
        title={words.password.error}
        description={outcome?.kind === 'refused' && outcome.text}
        size="sm"
        footer={
          <Button data-autofocus onClick={close}>
            {ui.close}
          </Button>
        }
      />
    </>
  )
}

interface NewPasswordFormProps {
  security: Security
  onRefused: (text: string) => void
  onChanged: () => void
}

function NewPasswordForm({ security, onRefused, onChanged }: NewPasswordFormProps) {
  const [current, setCurrent] = useState('')
  const [password, setPassword] = useState('')
  const [confirmation, setConfirmation] = useState('')
  const change = useChangePassword()
  const isCurrentMissing = recentAuthNeed(security) === 'password' && !current

  async function submit(event: FormEvent) {
    event.preventDefault()
    const unmet = unmetPasswordRule(password)
    if (normalisePassword(password) !== normalisePassword(confirmation))
      return onRefused(words.password.differ)
    if (unmet) return onRefused(faults.password_unmet(faults[unmet]))
    try {
      await change.mutateAsync({ password, ...(current && { current_password: current }) })
    } catch (error) {
      return onRefused(sentenceFor(error, words.password.failed))
    }
    return onChanged()
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid max-w-xl gap-5">
      <CurrentPassword security={security} value={current} onChange={setCurrent} />
      <PasswordField
        label={words.password.next}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
      />
      <PasswordField
        label={words.password.confirm}
        autoComplete="new-password"
        value={confirmation}
        onChange={setConfirmation}
      />
      <PasswordChecklist password={password} />
      <Button
        type="submit"
        busy={change.isPending}
        busyText={words.password.updating}
        disabled={!password || !confirmation || isCurrentMissing}
        className="justify-self-start"
      >
        {words.password.update}
      </Button>
    </form>
  )
}

function ChangedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  useEffect(() => {
    if (!open) return undefined
    const timer = setTimeout(onClose, CONFIRMATION_MS)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the timer starts when it opens
  }, [open])
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.password.changed}
      description={words.password.changedText}
      size="sm"
    />
  )
}
