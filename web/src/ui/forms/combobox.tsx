import { ChevronDown } from 'lucide-react'
import { type ComponentType, type FocusEvent, type KeyboardEvent, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Spinner } from '../feedback/spinner.tsx'
import type { ComboboxProps, ComboboxSearchProps } from './combobox-search.tsx'
import { controlClass, Field } from './field.tsx'
import { Select } from './select.tsx'

// About 50 KiB, fetched only when a list is opened; if that fails, a native select is used.
const loadSearch = () => import('./combobox-search.tsx').catch(() => ({ default: NativeFallback }))

export function Combobox(props: ComboboxProps) {
  const [Search, setSearch] = useState<ComponentType<ComboboxSearchProps> | null>(null)
  const [isLoading, setLoading] = useState(false)
  const wasPressed = useRef(false)
  const [typed, setTyped] = useState('')
  const [opensAtOnce, setOpensAtOnce] = useState(false)

  async function load({ currentTarget: field }: FocusEvent) {
    setLoading(true)
    const search = await loadSearch()
    setLoading(false)
    // The member has left the field, so do not take the focus back.
    if (document.activeElement !== field) return
    setOpensAtOnce(wasPressed.current)
    setSearch(() => search.default)
  }

  async function chooseTyped() {
    const { certainOption } = await import('./search-options.ts')
    const certain = certainOption(props.options, typed)
    if (!certain) return
    props.onChange(certain.value)
    setTyped('')
  }

  function bufferKey(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey, altKey } = event
    if (ctrlKey || metaKey || altKey) return
    if (key === 'Enter') {
      event.preventDefault() // Enter in a list must not submit the form
      void chooseTyped()
    } else if (key === 'Backspace') setTyped((before) => before.slice(0, -1))
    else if (key.length === 1) setTyped((before) => before + key)
  }

  if (Search) return <Search {...props} opensAtOnce={opensAtOnce} typed={typed} />
  return (
    <ClosedCombobox
      {...props}
      loading={isLoading}
      typed={typed}
      onKeyDown={bufferKey}
      onPress={() => {
        wasPressed.current = true
      }}
      onFocus={(event) => void load(event)}
    />
  )
}

function ClosedCombobox(
  props: ComboboxProps & {
    loading: boolean
    typed: string
    onPress: () => void
    onFocus: (event: FocusEvent) => void
    onKeyDown: (event: KeyboardEvent) => void
  },
) {
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
            value={props.typed || (chosen?.label ?? '')}
            placeholder={placeholder}
            onPointerDown={props.onPress}
            onFocus={props.onFocus}
            onKeyDown={props.onKeyDown}
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
