import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { characterLimit, keepLimit } from './character-limit.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldTexts {
  start?: ReactNode
  end?: ReactNode
}

/** `maxLength` is in characters as people see them. Other props go to the `<input>`. */
export function TextField(props: TextFieldProps) {
  const {
    label,
    hint,
    error,
    required,
    hideLabel,
    id,
    className,
    start,
    end,
    maxLength,
    onChange,
    ...input
  } = props
  return (
    <Field {...{ id, label, hint, error, required, hideLabel, className }}>
      {(control) => (
        <div className="relative">
          {start && (
            <span className="absolute inset-y-0 start-4 grid place-items-center text-soft">{start}</span>
          )}
          <input
            type="text"
            {...input}
            {...control}
            {...characterLimit(maxLength)}
            onChange={(event) => {
              keepLimit(event.target)
              onChange?.(event)
            }}
            className={cx(controlClass, start ? 'ps-11' : '', end ? 'pe-13' : '')}
          />
          {end && <span className="absolute inset-y-0 end-0 grid place-items-center">{end}</span>}
        </div>
      )}
    </Field>
  )
}
