import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { Bubble } from './timeline.ts'

/** Distances in pixels within which the reader counts as being at the end, or near the start. */
const AT_END = 64
const NEAR_START = 400

export interface MessageScroll {
  bubbles: readonly Bubble[]
  onNearStart: () => void
  seenSeq: number
  onSeen: (seq: number) => void
}

export function useMessageScroll({ bubbles, onNearStart, seenSeq, onSeen }: MessageScroll) {
  const list = useRef<VirtualizerHandle>(null)
  const hasBegun = useRef(false)
  const [isAtEnd, setIsAtEnd] = useState(true)

  function toEnd() {
    list.current?.scrollToIndex(bubbles.length - 1, { align: 'end' })
  }

  function onScroll() {
    if (!list.current) return
    const { scrollOffset, viewportSize, scrollSize } = list.current
    const isNowAtEnd = scrollSize - scrollOffset - viewportSize < AT_END
    // While messages are being measured, the list scrolls to its end automatically.
    hasBegun.current ||= isNowAtEnd
    if (!hasBegun.current) return
    setIsAtEnd(isNowAtEnd)
    if (scrollOffset < NEAR_START) onNearStart()
    markSeen(bubbles.slice(0, list.current.findItemIndex(scrollOffset + viewportSize - 1) + 1))
  }

  function markSeen(inSight: readonly Bubble[]) {
    const seq = inSight.findLast((bubble) => bubble.seq > 0)?.seq ?? 0
    if (seq > seenSeq) onSeen(seq)
  }

  function onResize() {
    if (isAtEnd) toEnd()
    if (list.current && list.current.scrollSize <= list.current.viewportSize) onNearStart()
  }

  useFollowNewest(bubbles, (isOwn) => {
    if (isAtEnd || isOwn) toEnd()
  })
  const markSeenAtEnd = useEffectEvent((shown: readonly Bubble[]) => {
    if (isAtEnd) markSeen(shown)
  })
  useEffect(() => markSeenAtEnd(bubbles), [bubbles])

  return { list, isAtEnd, toEnd, onScroll, onResize }
}

function useFollowNewest(bubbles: readonly Bubble[], follow: (isOwn: boolean) => void) {
  const newest = bubbles.at(-1)
  const key = newest?.key
  const isSending = newest?.state === 'sending'
  const followNewest = useEffectEvent(follow)
  useLayoutEffect(() => {
    if (key) followNewest(isSending)
  }, [key, isSending])
}
