import { Combobox as Base } from '@base-ui/react/combobox'
import { Check, Search } from 'lucide-react'
import { Fragment, useState } from 'react'
import { BaseProvider } from '../base-provider.tsx'
import { words } from '../words.ts'
import type { Option } from './option.ts'
import { OptionHeading } from './option-heading.tsx'
import { searchOptions } from './search-options.ts'

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

export default function MultiSelectList(props: MultiSelectProps) {
  const { label, options, value, onChange, searchLabel = words.search } = props
  const [query, setQuery] = useState('')
  return (
    <BaseProvider>
      <Base.Root
        inline
        open
        multiple
        items={options}
        value={value.map((chosen) => options.find((option) => option.value === chosen) ?? unlisted(chosen))}
        onValueChange={(chosen: Option[]) => onChange(chosen.map((option) => option.value))}
        isItemEqualToValue={(a: Option, b: Option) => a.value === b.value}
        filteredItems={searchOptions(options, query)}
        inputValue={query}
        onInputValueChange={(text, { reason }) => {
          // Choosing does not clear the search, so that more of its results can be chosen.
          if (reason === 'input-change' || reason === 'input-clear') setQuery(text)
        }}
        autoHighlight
      >
        <div className="overflow-clip rounded-md border border-edge bg-card">
          <div className="relative border-b border-line">
            <Search
              size={18}
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-4 my-auto text-soft"
            />
            <Base.Input
              aria-label={searchLabel}
              className="min-h-12 w-full bg-transparent ps-11 pe-4 -outline-offset-3"
            />
          </div>
          <Base.Empty>
            <p className="p-4 text-soft">{words.nothingFound}</p>
          </Base.Empty>
          <Base.List
            aria-label={label}
            className="max-h-64 overflow-y-auto overscroll-contain p-1 data-empty:p-0"
          >
            {(option: Option) => (
              <Fragment key={option.value}>
                {query === '' && <OptionHeading text={option.heading} />}
                <Choice option={option} />
              </Fragment>
            )}
          </Base.List>
        </div>
      </Base.Root>
    </BaseProvider>
  )
}

/** The list no longer offers this choice, but it stays chosen. */
const unlisted = (value: string): Option => ({ value, label: value })

function Choice({ option }: { option: Option }) {
  return (
    <Base.Item
      value={option}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 hover:bg-sand data-highlighted:bg-sand data-selected:font-semibold"
    >
      <span className="grid size-5 shrink-0 place-items-center rounded-xs border border-edge in-data-selected:border-brand in-data-selected:bg-brand">
        <Base.ItemIndicator>
          <Check size={16} aria-hidden="true" className="text-on-brand" />
        </Base.ItemIndicator>
      </span>
      {option.label}
    </Base.Item>
  )
}
