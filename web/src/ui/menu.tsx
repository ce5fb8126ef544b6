import { EllipsisVertical } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, type ToggleEvent, useId, useRef } from 'react'
import { cx } from './cx.ts'
import { IconButton, type IconButtonProps } from './icon-button.tsx'

export interface MenuProps extends Pick<IconButtonProps, 'label' | 'look' | 'className'> {
  /** Before it opens for the first time and each time after. */
  onOpen?: () => void
  /** `MenuItem`s; they may come later. */
  children: ReactNode
}

/** A button with three dots and the menu behind it: a native popover, so it lies above everything, dialogs too. */
export function Menu({ label, look, className, onOpen, children }: MenuProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)

  function place({ newState, currentTarget: menu }: ToggleEvent<HTMLElement>) {
    if (newState !== 'open' || !button.current) return
    onOpen?.()
    Object.assign(menu.style, positionBeside(button.current.getBoundingClientRect()))
    const options = { once: true, capture: true, passive: true }
    window.addEventListener('scroll', () => menu.matches(':popover-open') && menu.hidePopover(), options)
  }

  return (
    <>
      <IconButton
        ref={button}
        label={label}
        look={look}
        className={className}
        popoverTarget={id}
        aria-haspopup="menu"
      >
        <EllipsisVertical size={22} aria-hidden="true" />
      </IconButton>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus goes to its items */}
      <div
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        onBeforeToggle={place}
        onKeyDown={moveFocus}
        className="fixed inset-auto m-0 min-w-52 max-w-[calc(100vw-1rem)] rounded-md border border-line bg-card p-1.5 text-ink shadow-lg"
      >
        {children}
      </div>
    </>
  )
}

const GAP = 4
/** As tall as a menu gets, in pixels. */
const TALLEST = 230
const WIDEST = 240

/** Below the button where there is room, and inside the window. */
function positionBeside({ top, bottom, left, right }: DOMRect) {
  const { innerWidth, innerHeight } = window
  const below = bottom + TALLEST < innerHeight || top < TALLEST
  const fromRight = right > WIDEST
  return {
    top: below ? `${bottom + GAP}px` : 'auto',
    bottom: below ? 'auto' : `${innerHeight - top + GAP}px`,
    right: fromRight ? `${innerWidth - right}px` : 'auto',
    left: fromRight ? 'auto' : `${left}px`,
  }
}

const STEPS: Record<string, (place: number, count: number) => number> = {
  ArrowDown: (place, count) => (place + 1) % count,
  ArrowUp: (place, count) => (place + count - 1) % count,
  Home: () => 0,
  End: (_place, count) => count - 1,
}

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = STEPS[event.key]
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=menuitem]')]
  if (!step || items.length === 0) return
  event.preventDefault()
  items[step(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus()
}

export interface MenuItemProps {
  icon: ReactNode
  /** Red, for what hurts. */
  danger?: boolean
  /** The focus begins here. */
  first?: boolean
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon, danger, first, onSelect, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      ref={first ? focusOnceShown : undefined}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        onSelect()
      }}
      className={cx(
        'flex min-h-12 w-full items-center gap-3 rounded-sm px-3 text-start font-medium hover:bg-sand focus-visible:-outline-offset-3',
        danger && 'text-error',
      )}
    >
      {icon}
      {children}
    </button>
  )
}

/** The items may come after the menu has opened, or be there before it opens again. */
function focusOnceShown(item: HTMLElement | null) {
  const menu = item?.closest<HTMLElement>('[popover]')
  if (!menu) return undefined
  const focus = () => menu.matches(':popover-open') && item?.focus()
  focus()
  menu.addEventListener('toggle', focus)
  return () => menu.removeEventListener('toggle', focus)
}
