import { Children, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'

const looks = {
  portraits: 'grid-cols-[repeat(auto-fill,minmax(min(13.5rem,100%),1fr))]',
  thumbnails: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-4',
  rows: 'xl:grid-cols-2',
  lines: 'grid-cols-1',
}

export interface CardListProps {
  look?: keyof typeof looks
  children: ReactNode
}

/** When the card with the focus is removed, the focus moves to the card that takes its place. */
export function CardList({ look = 'portraits', children }: CardListProps) {
  const list = useRef<HTMLUListElement>(null)
  const focusedCard = useRef<{ item: Element; place: number } | null>(null)

  useEffect(() => {
    const element = list.current
    function rememberFocus({ target }: FocusEvent) {
      const items = [...(element?.children ?? [])]
      const place = items.findIndex((item) => target instanceof Node && item.contains(target))
      focusedCard.current = items[place] ? { item: items[place], place } : null
    }
    element?.addEventListener('focusin', rememberFocus)
    return () => element?.removeEventListener('focusin', rememberFocus)
  }, [])

  useEffect(() => {
    if (
      !focusedCard.current ||
      focusedCard.current.item.isConnected ||
      document.activeElement !== document.body
    )
      return
    const items = list.current?.children
    const next = items?.[Math.min(focusedCard.current.place, items.length - 1)]
    next?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true })
  })

  return (
    <ul ref={list} className={cx('grid gap-3 sm:gap-5', looks[look])}>
      {Children.map(children, (card) => (
        <li className="min-w-0">{card}</li>
      ))}
    </ul>
  )
}
