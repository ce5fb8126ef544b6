import { TextField, type TextFieldProps } from '../../ui/text-field.tsx'

export interface RecoveryCodeFieldProps
  extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'autoComplete'> {
  value: string
  onChange: (code: string) => void
}

/** Accepts a recovery code as it was written down, with letters and dashes. */
export function RecoveryCodeField({ onChange, ...field }: RecoveryCodeFieldProps) {
  return (
    <TextField
      {...field}
      required
      autoCapitalize="none"
      spellCheck={false}
      maxLength={20}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
