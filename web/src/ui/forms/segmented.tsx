import { type ReactNode, useId } from 'react'

export interface SegmentedProps<Value extends string> {
  /** Announced by screen readers, but not shown. */
  label: string
  options: readonly { value: Value; label: string; icon?: ReactNode; disabled?: boolean }[]
  value: Value
  onChange: (value: Value) => void
}

export function Segmented<Value extends string>({ label, options, value, onChange }: SegmentedProps<Value>) {
  const name = useId()
  return (
    <fieldset className="flex gap-1 rounded-full bg-sand p-1">
      <legend className="sr-only">{label}</legend>
      {options.map((option) => (
        <label
          key={option.value}
          data-checked={option.value === value || undefined}
          data-disabled={option.disabled || undefined}
          className="press flex min-h-11 flex-1 items-center justify-center gap-2 rounded-full px-4 font-semibold text-soft data-checked:bg-card data-checked:text-ink data-disabled:cursor-not-allowed data-disabled:opacity-55 focus-inside:outline-3 focus-inside:outline-offset-2 focus-inside:outline-teal"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
            className="sr-only"
          />
          {option.icon}
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}
