import { useId, useState } from 'react'
import { cx } from '../cx.ts'
import { words } from '../words.ts'
import { controlClass, FieldError, RequiredMark } from './field.tsx'

export interface DatePartsFieldProps {
  label: string
  /** `YYYY-MM-DD` or empty; only the initial value is read. */
  value: string
  /** Called with an empty text until the three parts are a real day. */
  onChange: (day: string) => void
  /** "6 15 1996" and not "15 6 1996". */
  monthFirst: boolean
  autoComplete?: 'bday'
  required?: boolean
  error?: string | undefined
}

type Part = 'day' | 'month' | 'year'

/** Typed parts spare members from scrolling through thirty years of a calendar. */
export function DatePartsField(props: DatePartsFieldProps) {
  const { label, value, onChange, monthFirst, autoComplete, required, error } = props
  const id = useId()
  const [parts, setParts] = useState(() => partsOf(value))
  const order: readonly Part[] = monthFirst ? ['month', 'day', 'year'] : ['day', 'month', 'year']

  function change(part: Part, typed: string) {
    const next = { ...parts, [part]: typed.replace(/\D/g, '') }
    setParts(next)
    onChange(dayOf(next))
  }

  return (
    <fieldset>
      <legend className="text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <div className="mt-1 grid grid-cols-[1fr_1fr_1.4fr] gap-3">
        {order.map((part) => (
          <label key={part} className="grid gap-1 text-sm text-soft">
            {words.date[part]}
            <input
              inputMode="numeric"
              autoComplete={autoComplete && `${autoComplete}-${part}`}
              maxLength={part === 'year' ? 4 : 2}
              value={parts[part]}
              onChange={(event) => change(part, event.target.value)}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${id}-error` : undefined}
              aria-required={required || undefined}
              className={cx(controlClass, 'text-ink')}
            />
          </label>
        ))}
      </div>
      {error && (
        <div className="mt-1.5">
          <FieldError id={`${id}-error`} text={error} />
        </div>
      )}
    </fieldset>
  )
}

function partsOf(value: string): Record<Part, string> {
  const [year = '', month = '', day = ''] = value.split('-')
  return { day, month, year }
}

/** `YYYY-MM-DD`; empty for impossible dates, such as February 30, and for two-digit years. */
function dayOf({ day, month, year }: Record<Part, string>): string {
  const written = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const date = new Date(`${written}T00:00Z`)
  const isReal = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(written)
  return isReal && Number(year) >= 1900 ? written : ''
}
