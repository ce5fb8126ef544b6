import { EmailField, type EmailFieldProps } from './email-field.tsx'
import { PasswordField } from './password-field.tsx'

interface SignInFieldsProps extends Pick<EmailFieldProps, 'suggest'> {
  values: { email: string; password: string }
  errors: { email?: string | undefined; password?: string | undefined }
  set: (name: 'email' | 'password', value: string) => void
}

/** The attributes are those that password managers expect for an existing account. */
export const SignInFields = ({ values, errors, set, suggest }: SignInFieldsProps) => (
  <>
    <EmailField
      autoComplete="username"
      value={values.email}
      error={errors.email}
      suggest={suggest}
      onChange={(email) => set('email', email)}
    />
    <PasswordField
      autoComplete="current-password"
      value={values.password}
      error={errors.password}
      onChange={(password) => set('password', password)}
    />
  </>
)
