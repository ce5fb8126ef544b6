import { PasswordField } from '../../../../ui/forms/password-field.tsx'
import { PasswordChecklist } from '../password-checklist.tsx'
import { words } from '../words/guest.ts'
import type { RegistrationPart } from './registration-form.ts'

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
