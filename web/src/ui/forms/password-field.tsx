import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../icon-button.tsx'
import { words } from '../words.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

export interface PasswordFieldProps extends Pick<TextFieldProps, 'error' | 'hint'> {
  label?: string
  value: string
  onChange: (password: string) => void
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ label = words.password, onChange, ...field }: PasswordFieldProps) {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <TextField
      {...field}
      label={label}
      required
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      onChange={({ target }) => onChange(target.value)}
      end={
        <IconButton label={shown ? words.hide(label) : words.show(label)} onClick={() => setShown(!shown)}>
          <Icon size={20} aria-hidden="true" />
        </IconButton>
      }
    />
  )
}
