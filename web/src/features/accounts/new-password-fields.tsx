import { PasswordField } from '../../ui/password-field.tsx'
import { PasswordChecklist } from './password-checklist.tsx'
import type { RegistrationPart } from './registration-form.ts'
import { words } from './words/guest/index.ts'

/** A new password, its checklist, and the password once more. */
export function NewPasswordFields({ values, errors, set }: RegistrationPart) {
  return (
    <>
      <PasswordField
        autoComplete="new-password"
        value={values.password}
        error={errors.password}
        onChange={(password) => set('password', password)}
      />
      <PasswordChecklist password={values.password} />
      <PasswordField
        label={words.register.confirmPassword}
        autoComplete="new-password"
        value={values.confirm_password}
        error={errors.confirm_password}
        onChange={(password) => set('confirm_password', password)}
      />
    </>
  )
}
