import { Check } from 'lucide-react'
import { useId } from 'react'
import type { Option } from './option.ts'

export interface RadioChipsProps {
  label: string
  options: readonly Option[]
  value: string | null
  onChange: (value: string) => void
  hint?: string
}

export function RadioChips({ label, options, value, onChange, hint }: RadioChipsProps) {
  const id = useId()
  return (
    <fieldset aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            data-checked={option.value === value || undefined}
            className="press inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-card px-5 data-checked:px-2.25 font-medium hover:border-ink data-checked:border-brand-strong data-checked:bg-sand data-checked:text-brand-strong focus-inside:outline-3 focus-inside:outline-offset-2 focus-inside:outline-teal"
          >
            <input
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            {option.value === value && <Check size={16} aria-hidden="true" />}
            {option.label}
          </label>
        ))}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="mt-2 text-sm text-soft">
          {hint}
        </p>
      )}
    </fieldset>
  )
}
