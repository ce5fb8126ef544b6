import { ChevronDown, Search, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { cx } from './cx.ts'
import { controlClass, FieldError, RequiredMark } from './field.tsx'
import { type Option, searchOptions } from './option.ts'

export interface MultiSelectProps {
  label: string
  options: readonly Option[]
  value: readonly string[]
  onChange: (value: string[]) => void
  placeholder?: string
  searchLabel?: string
  hint?: string
  error?: string | undefined
  required?: boolean
}

/** Any number from a long list: chips for what is chosen, and a searchable list of ticks that opens below them. */
export function MultiSelect(props: MultiSelectProps) {
  const { label, options, value, onChange, placeholder = 'Choose...', hint, error, required } = props
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  const described = cx(hint && `${id}-hint`, error && `${id}-error`) || undefined
  const remove = (choice: string) => {
    onChange(value.filter((chosen) => chosen !== choice))
    opener.current?.focus()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from any control inside
    <fieldset
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !open) return
        event.preventDefault()
        event.stopPropagation()
        setOpen(false)
        opener.current?.focus()
      }}
      className="grid gap-1.5"
    >
      <legend className="mb-1.5 text-sm font-semibold">
        {label}
        {required && <RequiredMark />}
      </legend>
      <ChosenChips options={options} value={value} onRemove={remove} />
      <button
        ref={opener}
        type="button"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        data-invalid={error ? '' : undefined}
        aria-describedby={described}
        onClick={() => setOpen(!open)}
        className={cx(
          controlClass,
          'flex items-center justify-between text-start data-invalid:border-2 data-invalid:border-error',
        )}
      >
        <span className="text-soft">{value.length > 0 ? `${value.length} chosen` : placeholder}</span>
        <ChevronDown size={20} aria-hidden="true" className={cx('press text-soft', open && 'rotate-180')} />
      </button>
      <div id={`${id}-list`} hidden={!open}>
        {open && <CheckList {...props} name={id} />}
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
            aria-label={`Remove ${option.label}`}
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

function CheckList({
  options,
  value,
  onChange,
  searchLabel = 'Search',
  name,
}: MultiSelectProps & { name: string }) {
  const [query, setQuery] = useState('')
  const found = searchOptions(options, query)
  return (
    <div className="overflow-clip rounded-md border border-edge bg-card">
      <div className="relative border-b border-line">
        <Search
          size={18}
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 start-4 my-auto text-soft"
        />
        <input
          type="search"
          aria-label={searchLabel}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="min-h-12 w-full bg-transparent ps-11 pe-4 -outline-offset-3"
        />
      </div>
      <div className="max-h-64 overflow-y-auto overscroll-contain p-1">
        {found.map((option) => (
          <label
            key={option.value}
            className="flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-sand has-checked:font-semibold"
          >
            <input
              type="checkbox"
              name={name}
              checked={value.includes(option.value)}
              onChange={(event) => {
                const others = value.filter((chosen) => chosen !== option.value)
                onChange(event.target.checked ? [...others, option.value] : others)
              }}
              className="size-5 shrink-0 accent-brand"
            />
            {option.label}
          </label>
        ))}
        {found.length === 0 && (
          <p role="status" className="p-3 text-soft">
            Nothing found.
          </p>
        )}
      </div>
    </div>
  )
}
