import { Check } from 'lucide-react'
import { useId } from 'react'
import { FieldError, RequiredMark } from './field.tsx'
import type { Option } from './option.ts'

export interface ChoiceChipsProps {
  label: string
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
  hint?: string
  error?: string | undefined
  required?: boolean
}

export function ChoiceChips({ label, options, value, onChange, hint, error, required }: ChoiceChipsProps) {
  const id = useId()
  const toggle = (choice: string) =>
    onChange(value.includes(choice) ? value.filter((chosen) => chosen !== choice) : [...value, choice])
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      {hint && <p className="mb-2 text-sm text-soft">{hint}</p>}
      <div className="flex flex-wrap gap-2">
        {options.map((option) => {
          const chosen = value.includes(option.value)
          return (
            <button
              key={option.value}
              type="button"
              aria-pressed={chosen}
              onClick={() => toggle(option.value)}
              className="press inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-card px-5 aria-pressed:px-2.25 font-medium hover:border-ink aria-pressed:border-brand-strong aria-pressed:bg-sand aria-pressed:text-brand-strong"
            >
              {chosen && <Check size={16} aria-hidden="true" />}
              {option.label}
            </button>
          )
        })}
      </div>
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  )
}
