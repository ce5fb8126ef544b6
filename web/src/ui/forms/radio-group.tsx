import { useId } from 'react'
import { FieldError, RequiredMark } from './field.tsx'
import type { Option } from './option.ts'

export interface RadioGroupProps {
  label: string
  options: readonly (Option & { hint?: string })[]
  value: string | undefined
  onChange: (value: string) => void
  name?: string
  error?: string | undefined
  required?: boolean
  hideLabel?: boolean
}

export function RadioGroup({
  label,
  options,
  value,
  onChange,
  name,
  error,
  required,
  hideLabel,
}: RadioGroupProps) {
  const id = useId()
  return (
    <fieldset className="grid gap-1" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={hideLabel ? 'sr-only' : 'mb-1.5 text-sm font-semibold'}>
        {label}
        {required && <RequiredMark />}
      </legend>
      {options.map((option) => (
        <label
          key={option.value}
          data-checked={option.value === value || undefined}
          className="flex min-h-12 items-center gap-3 rounded-md border border-line bg-card px-4 py-2 data-checked:border-brand data-checked:bg-sand"
        >
          <input
            type="radio"
            name={name ?? id}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
            className="size-5 shrink-0 accent-brand"
          />
          <span>
            <span className="block font-medium">{option.label}</span>
            {option.hint && <span className="block text-sm text-soft">{option.hint}</span>}
          </span>
        </label>
      ))}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  )
}
