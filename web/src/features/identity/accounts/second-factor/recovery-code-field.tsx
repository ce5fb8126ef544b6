import { TextField, type TextFieldProps } from '../../../../ui/forms/text-field.tsx'

export interface RecoveryCodeFieldProps
  extends Pick<TextFieldProps, 'label' | 'hint' | 'error' | 'autoComplete'> {
  value: string
  onChange: (code: string) => void
}

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
