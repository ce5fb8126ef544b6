import { PasswordField } from '../../ui/password-field.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PasswordChecklist } from './password-checklist.tsx'
import type { RegistrationPart } from './registration-form.ts'

/** How to sign in later, by e-mail. */
export function EmailFields({ values, errors, set }: RegistrationPart) {
  return (
    <>
      <TextField
        label="Email"
        required
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        value={values.email}
        error={errors.email}
        onChange={(event) => set('email', event.target.value)}
      />
      <NewPasswordFields {...{ values, errors, set }} />
    </>
  )
}

/** A new password, its checklist, and the password once more. */
export function NewPasswordFields({ values, errors, set }: RegistrationPart) {
  return (
    <>
      <PasswordField
        label="Password"
        required
        autoComplete="new-password"
        value={values.password}
        error={errors.password}
        onChange={(event) => set('password', event.target.value)}
      />
      <PasswordChecklist password={values.password} />
      <PasswordField
        label="Confirm Password"
        required
        autoComplete="new-password"
        value={values.confirm_password}
        error={errors.confirm_password}
        onChange={(event) => set('confirm_password', event.target.value)}
      />
    </>
  )
}
