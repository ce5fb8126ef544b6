import { LIKE_DIALOG_MS } from '@ndoa/contract/limits'
import { Heart } from 'lucide-react'
import { type FocusEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import type { SentLike } from './use-like.ts'
import { words } from './words.ts'

export interface LikeSentProps {
  sent: SentLike | null
  onUndo: () => void
  onClose: () => void
}

/** Placed beside the list, so that the next member can be liked at once. Stays while hovered or focused. */
export function LikeSent({ sent, onUndo, onClose }: LikeSentProps) {
  const [isHeld, setIsHeld] = useState(false)
  const previousFocus = useRef<HTMLElement>(null)
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!sent || isHeld) return undefined
    const timer = setTimeout(() => close(), LIKE_DIALOG_MS)
    return () => clearTimeout(timer)
  }, [sent, isHeld])

  /** Resets `isHeld`, because a removed card fires no leave or blur event, and restores the focus. */
  const closeAfter = (act: () => void) => () => {
    setIsHeld(false)
    act()
    if (previousFocus.current?.isConnected) previousFocus.current.focus({ preventScroll: true })
  }

  function holdOnFocus({ relatedTarget, currentTarget }: FocusEvent) {
    setIsHeld(true)
    if (relatedTarget instanceof HTMLElement && !currentTarget.contains(relatedTarget))
      previousFocus.current = relatedTarget
  }

  return (
    <div
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={holdOnFocus}
      onBlur={() => setIsHeld(false)}
      className={cx(
        'fixed inset-x-4 bottom-[calc(4.75rem+env(safe-area-inset-bottom))] z-10 mx-auto max-w-md lg:bottom-6',
        sent && 'toast rounded-lg border border-line bg-card p-4 shadow-lg',
      )}
    >
      <div role="status">{sent && <Words key={sent.number} sent={sent} />}</div>
      {sent && (
        <div className="mt-3 flex gap-2 *:grow">
          <Button variant="outline" size="sm" onClick={closeAfter(onUndo)}>
            {words.sent.undo}
          </Button>
          <Button variant="quiet" size="sm" onClick={closeAfter(onClose)}>
            {words.sent.browse}
          </Button>
        </div>
      )}
    </div>
  )
}

function Words({ sent: { display_name, message } }: { sent: SentLike }) {
  return (
    <div className="flex items-center gap-3">
      <span className="grid size-11 shrink-0 place-items-center rounded-full bg-sand text-brand">
        <Heart size={22} fill="currentColor" aria-hidden="true" />
      </span>
      <p className="min-w-0">
        <span className="block font-bold">
          {words.sent.title}
          <span className="sr-only"> {words.sent.to(display_name)}</span>
        </span>
        <span className="block text-sm text-soft">{message}</span>
      </p>
    </div>
  )
}
