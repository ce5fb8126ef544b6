import type { ComponentProps, ReactNode } from 'react'
import { cx } from '../cx.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'size'>, FieldTexts {
  start?: ReactNode
  end?: ReactNode
}

/** Other props go to the `<input>`, so that a form library can register it. */
export function TextField(props: TextFieldProps) {
  const { label, hint, error, required, hideLabel, id, className, start, end, ...input } = props
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
            className={cx(controlClass, start ? 'ps-11' : '', end ? 'pe-13' : '')}
          />
          {end && <span className="absolute inset-y-0 end-0 grid place-items-center">{end}</span>}
        </div>
      )}
    </Field>
  )
}
