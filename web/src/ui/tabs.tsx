import { type KeyboardEvent, type ReactNode, useEffect, useId } from 'react'
import { cx } from './cx.ts'

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

/** Tabs that open with the arrow keys (which wrap around), Home and End. Only the open panel exists. */
export function Tabs<Value extends string>({ label, tabs, value, onChange }: TabsProps<Value>) {
  const id = useId()
  const index = Math.max(
    tabs.findIndex((tab) => tab.value === value),
    0,
  )
  const open = tabs[index]
  const openId = open && `${id}-tab-${open.value}`
  useEffect(() => {
    if (openId) scrollTabIntoView(document.getElementById(openId))
  }, [openId])
  if (!open) return null

  function move(event: KeyboardEvent<HTMLButtonElement>) {
    const next = tabs[nextIndex(event, index, tabs.length) ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.value)
    document.getElementById(`${id}-tab-${next.value}`)?.focus()
  }

  return (
    <>
      <div
        role="tablist"
        aria-label={label}
        className="flex snap-x gap-1 overflow-x-auto border-b border-line [scrollbar-width:none]"
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-tab-${tab.value}`}
            aria-selected={tab === open}
            aria-controls={tab === open ? `${id}-panel` : undefined}
            tabIndex={tab === open ? 0 : -1}
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
            className={cx(
              'press min-h-12 shrink-0 snap-start rounded-t-md border-b-3 px-4 font-semibold -outline-offset-3',
              tab === open ? 'border-brand text-brand-strong' : 'border-transparent text-soft hover:text-ink',
            )}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${open.value}`} className="pt-6">
        {open.content}
      </div>
    </>
  )
}

/** Scrolls the row, and nothing else, until the tab stands in its middle. */
function scrollTabIntoView(tab: HTMLElement | null) {
  const row = tab?.parentElement
  if (!row) return
  const [frame, box] = [row.getBoundingClientRect(), tab.getBoundingClientRect()]
  row.scrollBy({ left: box.left + box.width / 2 - (frame.left + frame.width / 2), behavior: 'instant' })
}

function nextIndex(event: KeyboardEvent<HTMLElement>, index: number, count: number): number | undefined {
  const rightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl'
  switch (event.key) {
    case rightToLeft ? 'ArrowLeft' : 'ArrowRight':
      return (index + 1) % count
    case rightToLeft ? 'ArrowRight' : 'ArrowLeft':
      return (index + count - 1) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
