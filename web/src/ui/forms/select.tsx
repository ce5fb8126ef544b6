import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { cx } from '../cx.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'
import type { Option } from './option.ts'

export interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'size'>, FieldTexts {
  options: readonly Option[]
  /** Shown while nothing is chosen; with `clearable` it can be chosen again. */
  placeholder?: string
  clearable?: boolean
}

/** For long lists use `Combobox`. */
export function Select(props: SelectProps) {
  const { label, hint, error, required, hideLabel, id, className, options, placeholder, clearable, ...rest } =
    props
  return (
    <Field {...{ id, label, hint, error, required, hideLabel, className }}>
      {(control) => (
        <div className="relative">
          <select {...rest} {...control} className={cx(controlClass, 'appearance-none truncate pe-11')}>
            {placeholder !== undefined && (
              <option value="" disabled={!clearable}>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 end-4 my-auto text-soft"
          />
        </div>
      )}
    </Field>
  )
}
