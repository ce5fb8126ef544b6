import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { Virtualizer, type VirtualizerHandle } from 'virtua'
import { JumpToLatest } from './jump-to-latest.tsx'
import type { Bubble } from './timeline.ts'

/** So near to an edge counts as being there; pixels. */
const AT_END = 64
const NEAR_START = 400

export interface MessageListProps {
  label: string
  bubbles: readonly Bubble[]
  render: (bubble: Bubble) => ReactNode
  /** What stands above the oldest message, without taking room. */
  children?: ReactNode
  onNearStart: () => void
  /** The latest message that has been in sight; it only grows. */
  seenSeq: number
  onSeen: (seq: number) => void
}

/**
 * The messages, latest in sight. Whoever is at the end stays there as messages come in; whoever reads further up
 * keeps the place, also when older ones come in above.
 */
export function MessageList(props: MessageListProps) {
  const { label, bubbles, render, children, onNearStart, seenSeq, onSeen } = props
  const list = useRef<VirtualizerHandle>(null)
  const hasBegun = useRef(false)
  const [isAtEnd, setIsAtEnd] = useState(true)
  const grewAtStart = useGrewAtStart(bubbles)
  const unseen = bubbles.filter(({ isOwn, seq }) => !isOwn && seq > seenSeq).length

  function toEnd() {
    list.current?.scrollToIndex(bubbles.length - 1, { align: 'end' })
  }

  function look() {
    if (!list.current) return
    const { scrollOffset, viewportSize, scrollSize } = list.current
    const isNowAtEnd = scrollSize - scrollOffset - viewportSize < AT_END
    // The first way to the end, while messages are still being measured, says nothing.
    hasBegun.current ||= isNowAtEnd
    if (!hasBegun.current) return
    setIsAtEnd(isNowAtEnd)
    if (scrollOffset < NEAR_START) onNearStart()
    see(bubbles.slice(0, list.current.findItemIndex(scrollOffset + viewportSize - 1) + 1))
  }

  function see(inSight: readonly Bubble[]) {
    const seq = inSight.findLast((bubble) => bubble.seq > 0)?.seq ?? 0
    if (seq > seenSeq) onSeen(seq)
  }

  function fit() {
    if (isAtEnd) toEnd()
    if (list.current && list.current.scrollSize <= list.current.viewportSize) onNearStart()
  }

  const latestKey = bubbles.at(-1)?.key
  const isSending = bubbles.at(-1)?.state === 'sending'
  const follow = useEffectEvent((isOwnNew: boolean) => {
    if (isAtEnd || isOwnNew) toEnd()
  })
  useLayoutEffect(() => {
    if (latestKey) follow(isSending)
  }, [latestKey, isSending])

  const seeAtEnd = useEffectEvent((shown: readonly Bubble[]) => {
    if (isAtEnd) see(shown)
  })
  useEffect(() => seeAtEnd(bubbles), [bubbles])

  return (
    <div className="relative min-h-0 grow">
      <div
        role="region"
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, which has to work by keyboard
        tabIndex={0}
        className="flex h-full flex-col overflow-y-auto overscroll-contain pb-3 -outline-offset-3 [overflow-anchor:none]"
      >
        <div className="grow" />
        <Virtualizer
          ref={list}
          as="ol"
          item="li"
          shift={grewAtStart}
          data={bubbles}
          onScroll={look}
          onResize={fit}
        >
          {(bubble) => <div key={bubble.key}>{render(bubble)}</div>}
        </Virtualizer>
      </div>
      {children}
      {!isAtEnd && <JumpToLatest count={unseen} onJump={toEnd} />}
    </div>
  )
}

/** True only while the newest change is that messages have come in above those that were there. */
function useGrewAtStart(bubbles: readonly Bubble[]): boolean {
  const [last, setLast] = useState({ bubbles, grew: false })
  if (last.bubbles === bubbles) return last.grew
  const first = last.bubbles[0]?.key
  const grew = bubbles[0]?.key !== first && bubbles.some(({ key }) => key === first)
  setLast({ bubbles, grew })
  return grew
}
