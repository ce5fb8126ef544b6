import { words } from '../words.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface EmailFieldProps extends Pick<TextFieldProps, 'error' | 'hint'> {
  label?: string
  value: string
  onChange: (email: string) => void
  /** `username` where the address is for signing in, so that password managers fill it in. */
  autoComplete?: 'email' | 'username'
}

export function EmailField({
  label = words.email,
  autoComplete = 'email',
  onChange,
  ...field
}: EmailFieldProps) {
  return (
    <TextField
      {...field}
      label={label}
      required
      type="email"
      inputMode="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
