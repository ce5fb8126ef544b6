import { Combobox as Base } from '@base-ui/react/combobox'
import type { BaseUIEvent } from '@base-ui/react/types'
import { Check, ChevronDown, X } from 'lucide-react'
import {
  Fragment,
  type KeyboardEvent,
  type Ref,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { BaseProvider } from '../base-provider.tsx'
import { cx } from '../cx.ts'
import { words } from '../words.ts'
import { controlClass, Field, type FieldTexts } from './field.tsx'
import type { Option } from './option.ts'
import { OptionHeading } from './option-heading.tsx'
import { certainOption, searchOptions } from './search-options.ts'

export interface ComboboxProps extends FieldTexts {
  id?: string
  options: readonly Option[]
  value: string
  onChange: (value: string) => void
  placeholder?: string
  clearable?: boolean
  disabled?: boolean
  emptyText?: string
  /** Pixels. */
  maxMenuHeight?: number
  className?: string
}

export interface ComboboxSearchProps extends ComboboxProps {
  opensAtOnce: boolean
  typed: string
}

export default function ComboboxSearch(props: ComboboxSearchProps) {
  const { options, value, onChange } = props
  const [anchor, setAnchor] = useState<HTMLDivElement | null>(null)
  const chosen = options.find((option) => option.value === value) ?? null
  const [open, setOpen] = useState(props.opensAtOnce)
  const [query, setQuery] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isMovedTo = useRef(false)
  const certain = certainOption(options, query)
  // This input replaces the field that has the focus.
  useLayoutEffect(() => input.current?.focus(), [])
  useTypeahead(input, props.typed)

  /** Without a move to an option by the arrow keys, Enter chooses only what is certain. */
  function chooseCertain(event: BaseUIEvent<KeyboardEvent>) {
    if (event.key !== 'Enter' || !open || !query || isMovedTo.current) return
    event.preventBaseUIHandler()
    event.preventDefault()
    if (!certain) return
    onChange(certain.value)
    setQuery('')
    setOpen(false)
  }

  return (
    <BaseProvider>
      <Base.Root
        items={options}
        value={chosen}
        onValueChange={(option: Option | null) => onChange(option?.value ?? '')}
        isItemEqualToValue={(a: Option, b: Option) => a.value === b.value}
        filteredItems={searchOptions(options, query)}
        // The field also shows the label of the choice, which is not a search.
        onInputValueChange={(text, { reason }) => setQuery(reason === 'input-change' ? text : '')}
        open={open}
        onOpenChange={setOpen}
        disabled={props.disabled}
        onItemHighlighted={(_, { reason }) => {
          isMovedTo.current = reason === 'keyboard'
        }}
      >
        <SearchField
          {...props}
          isChosen={chosen !== null}
          inputRef={input}
          boxRef={setAnchor}
          onKeyDown={chooseCertain}
        />
        <OptionList {...props} anchor={anchor} isSearched={query !== ''} certain={certain} />
      </Base.Root>
    </BaseProvider>
  )
}

interface SearchFieldProps extends ComboboxProps {
  isChosen: boolean
  inputRef: Ref<HTMLInputElement>
  boxRef: Ref<HTMLDivElement>
  onKeyDown: (event: BaseUIEvent<KeyboardEvent>) => void
}

function SearchField(props: SearchFieldProps) {
  const { id, label, hint, error, required, hideLabel, className } = props
  return (
    <Field {...{ id, label, hint, error, required, hideLabel, className }}>
      {(control) => (
        <div ref={props.boxRef} className="relative">
          <Base.Input
            {...control}
            // While the list is open, the library hides everything else from screen readers, including the label.
            aria-label={label}
            ref={props.inputRef}
            placeholder={props.placeholder}
            autoComplete="off"
            onFocus={(event) => event.currentTarget.select()}
            onKeyDown={props.onKeyDown}
            className={cx(controlClass, props.clearable && props.isChosen ? 'pe-20' : 'pe-11')}
          />
          <span className="absolute inset-y-0 end-0 flex">
            {props.clearable && (
              <Base.Clear aria-label={words.clear(label)} className={endButton}>
                <X size={18} aria-hidden="true" />
              </Base.Clear>
            )}
            <Base.Trigger aria-label={words.open(label)} className={endButton}>
              <ChevronDown size={20} aria-hidden="true" />
            </Base.Trigger>
          </span>
        </div>
      )}
    </Field>
  )
}

const endButton = 'grid w-11 place-items-center rounded-md text-soft hover:text-ink'

interface OptionListProps extends ComboboxProps {
  anchor: HTMLDivElement | null
  isSearched: boolean
  certain: Option | undefined
}

function OptionList(props: OptionListProps) {
  const { anchor, isSearched, certain, emptyText = words.nothingFound, maxMenuHeight = 320 } = props
  return (
    <Base.Portal container={layerOf(anchor)}>
      <Base.Positioner anchor={anchor} sideOffset={6} className="z-50 outline-none">
        <Base.Popup className="w-[var(--anchor-width)] overflow-clip rounded-md border border-edge bg-card text-ink">
          <Base.Empty>
            <p className="p-4 text-soft">{emptyText}</p>
          </Base.Empty>
          <Base.List
            style={{ maxBlockSize: `min(${maxMenuHeight}px, var(--available-height))` }}
            className="overflow-y-auto overscroll-contain p-1 data-empty:p-0"
          >
            {(option: Option) => (
              <Fragment key={option.value}>
                {!isSearched && <OptionHeading text={option.heading} />}
                <Item option={option} isCertain={option === certain} />
              </Fragment>
            )}
          </Base.List>
        </Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  )
}

const Item = ({ option, isCertain }: { option: Option; isCertain: boolean }) => (
  <Base.Item
    value={option}
    className={cx(
      'flex min-h-11 cursor-pointer items-center justify-between gap-2 rounded-sm px-3 py-2 data-highlighted:bg-sand data-selected:font-semibold',
      isCertain && 'bg-sand',
      option.endsGroup && 'rounded-b-none border-b border-line',
    )}
  >
    {option.label}
    <Base.ItemIndicator>
      <Check size={18} aria-hidden="true" className="text-brand" />
    </Base.ItemIndicator>
  </Base.Item>
)

/** A modal dialog makes everything outside inert, so the list must open within it. */
function layerOf(anchor: HTMLElement | null): HTMLElement | undefined {
  return anchor?.closest<HTMLElement>('dialog, [data-theme]') ?? undefined
}

function useTypeahead(input: { current: HTMLInputElement | null }, typed: string) {
  const type = useEffectEvent(() => {
    const field = input.current
    if (!field || !typed) return
    field.setRangeText(typed, 0, field.value.length, 'end')
    field.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  })
  useEffect(() => type(), [])
}
