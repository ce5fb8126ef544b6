import { useId, useState } from 'react'
import { cx } from '../cx.ts'
import { words } from '../words.ts'
import { controlClass, FieldError, RequiredMark } from './field.tsx'

export interface DatePartsFieldProps {
  label: string
  /** As given to `onChange`, or `YYYY-MM-DD`; only the initial value is read. */
  value: string
  /** Called with year, month and day as typed, in digits of any script; empty until the three parts have some. */
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
    const next = { ...parts, [part]: figuresOf(part, typed) }
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

/** Ethiopic numerals have more signs than digits. */
function figuresOf(part: Part, typed: string): string {
  const figures = typed.match(/\p{N}/gu) ?? []
  return figures.slice(0, /\p{Script=Ethiopic}/u.test(typed) ? 6 : part === 'year' ? 4 : 2).join('')
}

const dayOf = ({ day, month, year }: Record<Part, string>): string =>
  day && month && year ? `${year}-${month}-${day}` : ''
