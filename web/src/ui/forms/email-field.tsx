import { useEffect, useState } from 'react'
import { Button } from '../button.tsx'
import { words } from '../words.ts'
import { TextField, type TextFieldProps } from './text-field.tsx'

/** Milliseconds after the last key, because "gmail.co" is on the way to "gmail.com". */
const PAUSE = 700

export interface EmailFieldProps extends Pick<TextFieldProps, 'error' | 'hint'> {
  label?: string
  value: string
  onChange: (email: string) => void
  /** `username` where the address is for signing in, so that password managers fill it in. */
  autoComplete?: 'email' | 'username'
  /** @returns the address that was probably meant, which is offered below the field */
  suggest?: ((email: string) => string | null) | undefined
}

export function EmailField({
  label = words.email,
  autoComplete = 'email',
  onChange,
  suggest,
  ...field
}: EmailFieldProps) {
  return (
    <div className="grid gap-1.5">
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
      {suggest && <Suggestion value={field.value} suggest={suggest} onChoose={onChange} />}
    </div>
  )
}

interface SuggestionProps {
  value: string
  suggest: (email: string) => string | null
  onChoose: (email: string) => void
}

function Suggestion({ value, suggest, onChoose }: SuggestionProps) {
  const [paused, setPaused] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE)
    return () => clearTimeout(timer)
  }, [value])
  const meant = paused === value ? suggest(value) : null
  return (
    <div role="status">
      {meant && (
        <Button variant="quiet" size="sm" className="-ms-4 wrap-anywhere" onClick={() => onChoose(meant)}>
          {words.didYouMean(meant)}
        </Button>
      )}
    </div>
  )
}
