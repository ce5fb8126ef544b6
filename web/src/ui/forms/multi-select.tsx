import { ChevronDown, X } from 'lucide-react'
import { type KeyboardEvent, lazy, type Ref, Suspense, useId, useRef, useState } from 'react'
import { cx } from '../cx.ts'
import { Spinner } from '../feedback/spinner.tsx'
import { words } from '../words.ts'
import { controlClass, FieldError, RequiredMark } from './field.tsx'
import type { MultiSelectProps } from './multi-select-list.tsx'

// Fetched when the list is about to open; if that fails, a native list is used.
const loadList = () => import('./multi-select-list.tsx').catch(() => ({ default: NativeList }))
const MultiSelectList = lazy(loadList)

export function MultiSelect(props: MultiSelectProps) {
  const { label, options, value, onChange, hint, error, required } = props
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  function remove(choice: string) {
    onChange(value.filter((chosen) => chosen !== choice))
    opener.current?.focus()
  }

  function closeByEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !open) return
    event.preventDefault()
    event.stopPropagation()
    setOpen(false)
    opener.current?.focus()
  }

  return (
    <fieldset onKeyDownCapture={closeByEscape} className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <ChosenChips options={options} value={value} onRemove={remove} />
      <Trigger {...props} id={id} buttonRef={opener} open={open} onToggle={() => setOpen(!open)} />
      <div id={`${id}-list`} hidden={!open}>
        {open && (
          <Suspense fallback={<Spinner label={words.loading} />}>
            <MultiSelectList {...props} />
          </Suspense>
        )}
      </div>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`} text={error} />}
    </fieldset>
  )
}

interface TriggerProps extends Pick<MultiSelectProps, 'value' | 'placeholder' | 'hint' | 'error'> {
  id: string
  buttonRef: Ref<HTMLButtonElement>
  open: boolean
  onToggle: () => void
}

function Trigger(props: TriggerProps) {
  const { id, value, placeholder = words.choose, hint, error, buttonRef, open, onToggle } = props
  return (
    <button
      ref={buttonRef}
      type="button"
      aria-expanded={open}
      aria-controls={`${id}-list`}
      data-invalid={error ? '' : undefined}
      aria-describedby={cx(hint && `${id}-hint`, error && `${id}-error`) || undefined}
      onPointerEnter={() => void loadList()}
      onFocus={() => void loadList()}
      onClick={onToggle}
      className={cx(
        controlClass,
        'flex items-center justify-between text-start data-invalid:border-2 data-invalid:border-error',
      )}
    >
      <span className="text-soft">{value.length > 0 ? words.chosen(value.length) : placeholder}</span>
      <ChevronDown
        size={20}
        aria-hidden="true"
        className={cx('press text-soft', open && 'transform-[rotate(180deg)]')}
      />
    </button>
  )
}

interface ChosenChipsProps extends Pick<MultiSelectProps, 'options' | 'value'> {
  onRemove: (value: string) => void
}

function ChosenChips({ options, value, onRemove }: ChosenChipsProps) {
  const chosen = options.filter((option) => value.includes(option.value))
  if (chosen.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {chosen.map((option) => (
        <li key={option.value}>
          <button
            type="button"
            aria-label={words.remove(option.label)}
            onClick={() => onRemove(option.value)}
            className="press inline-flex min-h-11 items-center gap-1.5 rounded-full bg-sand ps-4 pe-3 font-medium text-brand-strong hover:bg-line"
          >
            {option.label}
            <X size={16} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}

function NativeList({ label, options, value, onChange }: MultiSelectProps) {
  return (
    <select
      multiple
      aria-label={label}
      value={[...value]}
      onChange={({ target }) => onChange([...target.selectedOptions].map((option) => option.value))}
      className={controlClass}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  )
}
