import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { cx } from './cx.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'
import type { Option } from './option.ts'
import { Select } from './select.tsx'
import { Spinner } from './spinner.tsx'

export interface ComboboxProps extends FieldTexts {
  id?: string
  options: readonly Option[]
  value: string
  /** Gets an empty text when the choice was cleared. */
  onChange: (value: string) => void
  placeholder?: string
  clearable?: boolean
  disabled?: boolean
  /** Said when the search finds nothing. */
  emptyText?: string
  /** Highest height of the open list, in pixels. */
  maxMenuHeight?: number
  className?: string
}

// Some 50 KiB that only those who open a list pay for. If they cannot be fetched, the phone's own picker does it.
const loadSearch = () => import('./combobox-search.tsx').catch(() => ({ default: NativeFallback }))
const ComboboxSearch = lazy(loadSearch)

/** A choice of one from a long list, found by typing. Loads its search at the first focus. */
export function Combobox(props: ComboboxProps) {
  const [wanted, setWanted] = useState(false)
  if (!wanted) return <Closed {...props} onOpen={() => setWanted(true)} />
  return (
    <Suspense fallback={<Closed {...props} loading />}>
      <ComboboxSearch {...props} />
    </Suspense>
  )
}

/** Looks like the field that is to come and shows the present choice. */
function Closed(props: ComboboxProps & { onOpen?: () => void; loading?: boolean }) {
  const { id, label, hint, error, required, hideLabel, className, options, value, placeholder } = props
  const chosen = options.find((option) => option.value === value)
  return (
    <Field {...{ id, label, hint, error, required, hideLabel, className }}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            role="combobox"
            aria-expanded="false"
            aria-haspopup="listbox"
            aria-controls={`${control.id}-list`}
            readOnly
            disabled={props.disabled}
            value={chosen?.label ?? ''}
            placeholder={placeholder}
            onFocus={props.onOpen}
            onPointerEnter={() => void loadSearch()}
            className={cx(controlClass, 'cursor-pointer truncate pe-11')}
          />
          <span className="pointer-events-none absolute inset-y-0 end-4 grid place-items-center text-soft">
            {props.loading ? <Spinner small /> : <ChevronDown size={20} aria-hidden="true" />}
          </span>
        </div>
      )}
    </Field>
  )
}

function NativeFallback(props: ComboboxProps) {
  const { id, label, hint, error, required, hideLabel, className, options, value, onChange } = props
  return (
    <Select
      {...{ id, label, hint, error, required, hideLabel, className, options, value }}
      placeholder={props.placeholder ?? ''}
      clearable={props.clearable}
      disabled={props.disabled}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
