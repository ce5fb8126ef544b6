import { type ReactNode, useId } from 'react'
import { cx } from '../cx.ts'

export interface FieldTexts {
  label: string
  hint?: ReactNode
  error?: string | undefined
  required?: boolean
  hideLabel?: boolean
}

interface ControlProps {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

interface FieldProps extends FieldTexts {
  id?: string | undefined
  className?: string | undefined
  children: (control: ControlProps) => ReactNode
}

export function Field({ id, label, hint, error, required, hideLabel, className, children }: FieldProps) {
  const made = useId()
  const controlId = id ?? made
  const described = cx(hint ? `${controlId}-hint` : '', error && `${controlId}-error`) || undefined
  return (
    <div className={cx('grid gap-1.5', className)}>
      <label htmlFor={controlId} className={hideLabel ? 'sr-only' : 'text-sm font-semibold'}>
        {label}
        {required && <RequiredMark />}
      </label>
      {children({
        id: controlId,
        'aria-describedby': described,
        'aria-invalid': error ? true : undefined,
        // Not `required`, because our forms show their own messages.
        'aria-required': required || undefined,
      })}
      {hint && (
        <p id={`${controlId}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${controlId}-error`} text={error} />}
    </div>
  )
}

export function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-error">
      *
    </span>
  )
}

export function FieldError({ id, text }: { id?: string; text: string }) {
  return (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-error">
      <span
        aria-hidden="true"
        className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-full bg-error"
      >
        <span className="text-[0.7rem] leading-none font-bold text-on-error">!</span>
      </span>
      {text}
    </p>
  )
}

export const controlClass = cx(
  'min-h-12 w-full rounded-md border border-edge bg-card px-4 text-base text-ink',
  'hover:border-ink disabled:opacity-60 aria-invalid:border-2 aria-invalid:border-error',
)
