import { Tabs as Base } from '@base-ui/react/tabs'
import { type ReactNode, useEffect, useRef } from 'react'
import { BaseProvider } from './base-provider.tsx'

export interface Tab<Value extends string> {
  value: Value
  label: string
  content: ReactNode
}

export interface TabsProps<Value extends string> {
  label: string
  tabs: readonly Tab<Value>[]
  value: Value
  onChange: (value: Value) => void
}

/** The arrow keys wrap around. Only the open panel is mounted. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const row = useRef<HTMLDivElement>(null)
  const open = tabs.find((tab) => tab.value === value) ?? tabs[0]
  const openValue = open?.value
  useEffect(() => {
    if (openValue) scrollToOpenTab(row.current)
  }, [openValue])
  if (!open) return null

  return (
    <BaseProvider>
      <Base.Root value={open.value} onValueChange={(next: Value) => onChange(next)}>
        <Base.List
          ref={row}
          aria-label={label}
          activateOnFocus
          className="flex snap-x gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
        >
          {tabs.map((tab) => (
            <Base.Tab
              key={tab.value}
              value={tab.value}
              className="press min-h-12 shrink-0 snap-start rounded-t-md border-b-3 border-transparent px-4 font-semibold text-soft -outline-offset-3 not-data-active:hover:text-ink data-active:border-brand data-active:text-brand-strong"
            >
              {tab.label}
            </Base.Tab>
          ))}
        </Base.List>
        <Base.Panel value={open.value} tabIndex={-1} className="pt-6 outline-none">
          {open.content}
        </Base.Panel>
      </Base.Root>
    </BaseProvider>
  )
}

/** Scrolls only the row, not the page. */
function scrollToOpenTab(row: HTMLElement | null) {
  const tab = row?.querySelector('[aria-selected=true]')
  if (!row || !tab) return
  const [frame, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  row.scrollBy({ left: box.left + box.width / 2 - (frame.left + frame.width / 2), behavior: 'instant' })
}
