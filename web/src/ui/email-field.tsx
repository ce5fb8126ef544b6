import { TextField, type TextFieldProps } from './text-field.tsx'
import { words } from './words/index.ts'

export interface EmailFieldProps extends Pick<TextFieldProps, 'error' | 'hint'> {
  label?: string
  value: string
  onChange: (email: string) => void
  /** `username` where it is what someone signs in with, so that password managers fill it in. */
  autoComplete?: 'email' | 'username'
}

/** An email address, with the keyboard for it and without corrections. */
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
