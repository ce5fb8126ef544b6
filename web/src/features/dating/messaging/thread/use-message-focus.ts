import { type FocusEvent, type KeyboardEvent, type RefObject, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { Bubble } from './timeline.ts'

const keyOf = (target: Element) => target.closest<HTMLElement>('[data-message]')?.dataset['message']

/**
 * Tab reaches one message: the one that had the focus last, otherwise the newest. The arrow keys, Home and End move
 * from there.
 * @returns the index of that message, and the props of the element around the list
 */
export function useMessageFocus(bubbles: readonly Bubble[], list: RefObject<VirtualizerHandle | null>) {
  const [key, setKey] = useState<string>()
  const known = bubbles.findIndex((bubble) => bubble.key === key)
  const stop = known < 0 ? bubbles.length - 1 : known

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (!(event.target as Element).matches('[data-message]')) return
    const steps: Record<string, number> = {
      ArrowUp: stop - 1,
      ArrowDown: stop + 1,
      Home: 0,
      End: bubbles.length - 1,
    }
    const next = steps[event.key]
    if (next === undefined) return
    event.preventDefault() // otherwise the list scrolls as well
    const bubble = bubbles[next]
    if (!bubble) return
    setKey(bubble.key)
    list.current?.scrollToIndex(next, { align: 'nearest' })
    focusWhenRendered(event.currentTarget, bubble.key)
  }

  const onFocus = ({ target }: FocusEvent) => setKey(keyOf(target) ?? key)
  return { stop, handlers: { onKeyDown, onFocus } }
}

/** A message far away needs some frames until it is rendered, measured and focusable. */
function focusWhenRendered(around: HTMLElement, key: string, frames = 30) {
  const message = around.querySelector<HTMLElement>(`[data-message="${key}"]`)
  message?.focus({ preventScroll: true })
  if (frames > 0 && (!message || document.activeElement !== message))
    requestAnimationFrame(() => focusWhenRendered(around, key, frames - 1))
}
