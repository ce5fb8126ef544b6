import { onlyDigits } from '@ndoa/contract/digits'
import { useEffect, useRef } from 'react'
import { TextField } from '../../../ui/forms/text-field.tsx'

const DIGITS = 6
/** Milliseconds; an immediate focus makes the page jump on some phones (section 9 of the specification). */
const FOCUS_DELAY = 100

export interface CodeFieldProps {
  label: string
  value: string
  error: string | undefined
  hint?: string
  onChange: (code: string) => void
  focus?: boolean
}

export function CodeField({ focus = false, onChange, ...field }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (!focus) return undefined
    const timer = setTimeout(() => input.current?.focus(), FOCUS_DELAY)
    return () => clearTimeout(timer)
  }, [focus])

  return (
    <TextField
      {...field}
      ref={input}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="000000"
      // `maxLength` would cut a pasted "123 456" before its space is removed.
      onChange={({ target }) => {
        const code = onlyDigits(target.value).slice(0, DIGITS)
        target.value = code // at once, without waiting for the next render
        onChange(code)
      }}
      className="[&_input]:font-semibold [&_input]:tracking-[0.3em]"
    />
  )
}
