import type { Security } from '@ndoa/contract/identity/accounts'
import { isEmail, readEmail } from '@ndoa/contract/identity/email-address'
import { suggestedEmail } from '@ndoa/contract/identity/email-suggestion'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { ApiError, sentenceFor } from '../../../../lib/api/api-error.ts'
import { faults } from '../../../../lib/faults.ts'
import { byLastPart, useForm } from '../../../../lib/form.ts'
import { Button } from '../../../../ui/button.tsx'
import { useToast } from '../../../../ui/feedback/toast-provider.tsx'
import { SHORT_TOAST } from '../../../../ui/feedback/toast-time.ts'
import { EmailField } from '../../../../ui/forms/email-field.tsx'
import { FieldError } from '../../../../ui/forms/field.tsx'
import { words as ui } from '../../../../ui/words.ts'
import { rich } from '../../../../words/rich.tsx'
import { CodeField } from '../code-field.tsx'
import { useChangeContact, useConfirmContact } from '../security/security.queries.ts'
import { CurrentPassword, RecentAuthGate } from '../sessions/recent-auth-gate.tsx'
import { refreshSession, startSession } from '../sessions/session.ts'
import { words as guest } from '../words/guest.ts'
import { words } from '../words/security.ts'
import { PhoneField } from './phone-field.tsx'
import {
  type ContactKind,
  forgetSentContact,
  keepSentContact,
  type SentContact,
  sentContact,
} from './sent-contact.ts'
import { usePhoneForm } from './use-phone-form.ts'

export interface ContactChangeProps {
  kind: ContactKind
  security: Security
  onDone: () => void
}

export function ContactChange({ kind, security, onDone }: ContactChangeProps) {
  const [sentTo, setSentTo] = useState(sentContact)

  function sent(contact: string) {
    keepSentContact({ kind, contact })
    setSentTo({ kind, contact })
  }

  function back() {
    forgetSentContact()
    setSentTo(null)
  }

  if (sentTo?.kind === kind) return <ConfirmCode sentTo={sentTo} onDone={onDone} onBack={back} />
  const Enter = kind === 'email' ? EnterEmail : EnterPhone
  return (
    <RecentAuthGate security={security}>
      <Enter security={security} onSent={sent} />
    </RecentAuthGate>
  )
}

interface EnterProps {
  security: Security
  onSent: (contact: string) => void
}

function EnterEmail({ security, onSent }: EnterProps) {
  const form = useForm({ email: '', password: '' }, ({ email }) =>
    isEmail(readEmail(email)) ? {} : { email: faults.email_address_invalid },
  )
  const { values, errors, ref, set, check, refuse } = form
  const change = useChangeContact()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!check()) return
    const email = readEmail(values.email)
    try {
      await change.mutateAsync({ email, ...authOf(values.password) })
      onSent(email)
    } catch (error) {
      refuse(refusalOf(error, 'email'))
    }
  }

  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <EmailField
        label={words.contacts.newEmail}
        value={values.email}
        error={errors.email}
        suggest={suggestedEmail}
        onChange={(email) => set('email', email)}
      />
      <PasswordAndSend form={form} security={security} busy={change.isPending} />
    </form>
  )
}

function EnterPhone({ security, onSent }: EnterProps) {
  const form = usePhoneForm()
  const { values, ref, phone, field, check, refuse } = form
  const change = useChangeContact()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!check() || !phone) return
    try {
      await change.mutateAsync({ phone_number: phone, ...authOf(values.password) })
      onSent(phone)
    } catch (error) {
      refuse(refusalOf(error, 'number'))
    }
  }

  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <PhoneField {...field} />
      <PasswordAndSend form={form} security={security} busy={change.isPending} />
    </form>
  )
}

interface PasswordAndSendProps {
  form: {
    values: { password: string }
    errors: Readonly<Record<string, string | undefined>>
    set: (name: 'password', value: string) => void
  }
  security: Security
  busy: boolean
}

function PasswordAndSend({ form: { values, errors, set }, security, busy }: PasswordAndSendProps) {
  return (
    <>
      <CurrentPassword
        security={security}
        value={values.password}
        error={errors.password}
        onChange={(password) => set('password', password)}
      />
      <Button type="submit" busy={busy} busyText={guest.code.sending} className="justify-self-start">
        {guest.code.send}
      </Button>
    </>
  )
}

interface ConfirmCodeProps {
  sentTo: SentContact
  onDone: () => void
  onBack: () => void
}

function ConfirmCode({ sentTo, onDone, onBack }: ConfirmCodeProps) {
  const [code, setCode] = useState('')
  const confirmation = useConfirmContact(sentTo)
  const queryClient = useQueryClient()
  const toast = useToast()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!code) return
    try {
      const confirmed = await confirmation.mutateAsync(code)
      if (confirmed) startSession(queryClient, confirmed)
      else void refreshSession(queryClient).catch(() => {}) // a failure only leaves the former address in the header
    } catch {
      return // shown below the field
    }
    toast.success(words.contacts.confirmed, SHORT_TOAST)
    onDone()
  }

  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="grid gap-4">
      <p>{rich(guest.code.sent, { to: <strong className="break-all">{sentTo.contact}</strong> })}</p>
      <CodeField label={guest.code.label} value={code} error={undefined} onChange={setCode} focus />
      {confirmation.error && (
        <div role="alert">
          <FieldError text={sentenceFor(confirmation.error, words.notDone)} />
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={confirmation.isPending} busyText={guest.code.verifying} disabled={!code}>
          {words.contacts.confirm}
        </Button>
        <Button variant="quiet" onClick={onBack}>
          {ui.back}
        </Button>
      </div>
    </form>
  )
}

const authOf = (password: string) => (password ? { current_password: password } : {})

function refusalOf(error: unknown, field: 'email' | 'number'): Record<string, string> {
  const text = sentenceFor(error, words.notDone)
  if (!(error instanceof ApiError)) return { [field]: text }
  if (error.code === 'accounts.wrong_password') return { password: text }
  const { email, phone_number } = byLastPart(error.fields)
  return { [field]: email ?? phone_number ?? text }
}
