import { normalisePassword, unmetPasswordRule } from '@ndoa/contract/identity/account-rules'
import { STAFF_PASSWORD_MIN } from '@ndoa/contract/trust/staff-rules'
import { words as faults } from '@ndoa/contract/words/faults/forms'
import type { FormEvent } from 'react'
import { ApiError, sentenceFor } from '../../lib/api/api-error.ts'
import { byLastPart, type FieldErrors, useForm } from '../../lib/form.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'
import { Button } from '../../ui/button.tsx'
import { useToast } from '../../ui/feedback/toast-provider.tsx'
import { PasswordField } from '../../ui/forms/password-field.tsx'
import { useChangePassword } from './session.queries.ts'

export function PasswordScreen() {
  usePageTitle('Password')
  return (
    <>
      <h1 className="display mb-2 text-3xl">Password</h1>
      <p className="mb-6 text-soft">Your other sessions end when you change it.</p>
      <ChangePasswordForm />
    </>
  )
}

export const PASSWORD_HINT = `At least ${STAFF_PASSWORD_MIN} characters, with a capital letter, a number and a special character`

const EMPTY = { current_password: '', password: '', confirmation: '' }

export function ChangePasswordForm() {
  const { values, errors, ref, set, check, refuse } = useForm(EMPTY, checkPasswords)
  const change = useChangePassword()
  const toast = useToast()

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (!check()) return
    const { confirmation: _confirmation, ...input } = values
    try {
      await change.mutateAsync(input)
      toast.success('Your password was changed.')
      for (const name of ['current_password', 'password', 'confirmation'] as const) set(name, '')
    } catch (error) {
      refuse(refusalsOf(error))
    }
  }

  return (
    <form ref={ref} onSubmit={(event) => void submit(event)} noValidate className="grid max-w-md gap-5">
      <PasswordField
        label="Current Password"
        autoComplete="current-password"
        value={values.current_password}
        error={errors.current_password}
        onChange={(text) => set('current_password', text)}
      />
      <PasswordField
        label="New Password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        value={values.password}
        error={errors.password}
        onChange={(text) => set('password', text)}
      />
      <PasswordField
        label="Confirm New Password"
        autoComplete="new-password"
        value={values.confirmation}
        error={errors.confirmation}
        onChange={(text) => set('confirmation', text)}
      />
      <Button type="submit" busy={change.isPending} busyText="Changing..." className="justify-self-start">
        Change Password
      </Button>
    </form>
  )
}

function refusalsOf(error: unknown): FieldErrors {
  if (error instanceof ApiError && Object.keys(error.fields).length > 0) return byLastPart(error.fields)
  const sentence = sentenceFor(error, 'That didn’t work. Please try again.')
  const isAboutCurrent = error instanceof ApiError && error.code === 'accounts.wrong_password'
  return isAboutCurrent ? { current_password: sentence } : { password: sentence }
}

function checkPasswords(form: typeof EMPTY): FieldErrors {
  const found: Record<string, string> = {}
  if (!form.current_password) found.current_password = 'Password is required'
  return { ...found, ...newPasswordFaults(form) }
}

export function newPasswordFaults(form: { password: string; confirmation: string }): FieldErrors {
  const found: Record<string, string> = {}
  const password = normalisePassword(form.password)
  const unmet = unmetPasswordRule(password)
  if (password.length < STAFF_PASSWORD_MIN)
    found.password = `Please use at least ${STAFF_PASSWORD_MIN} characters`
  else if (unmet) found.password = faults[unmet]
  else if (password !== normalisePassword(form.confirmation)) found.confirmation = 'Passwords do not match'
  return found
}
