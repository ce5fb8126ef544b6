import { type ReactNode, useState } from 'react'
import { Virtualizer } from 'virtua'
import { JumpToLatest } from './jump-to-latest.tsx'
import type { Bubble } from './timeline.ts'
import { type MessageScroll, useMessageScroll } from './use-message-scroll.ts'

export interface MessageListProps extends MessageScroll {
  label: string
  render: (bubble: Bubble) => ReactNode
  /** Shown above the oldest message, outside the layout. */
  children?: ReactNode
}

/**
 * The messages, scrolled to the newest. A reader at the end stays at the end as messages come in; a reader further up
 * keeps their place, also when older messages are loaded above.
 */
export function MessageList(props: MessageListProps) {
  const { label, bubbles, render, children, seenSeq } = props
  const { list, isAtEnd, toEnd, onScroll, onResize } = useMessageScroll(props)
  const grewAtStart = useGrewAtStart(bubbles)
  const unseen = bubbles.filter(({ isOwn, seq }) => !isOwn && seq > seenSeq).length

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
          onScroll={onScroll}
          onResize={onResize}
        >
          {(bubble) => <div key={bubble.key}>{render(bubble)}</div>}
        </Virtualizer>
      </div>
      {children}
      {!isAtEnd && <JumpToLatest count={unseen} onJump={toEnd} />}
    </div>
  )
}

/** True only while the latest change is that older messages were added above. */
function useGrewAtStart(bubbles: readonly Bubble[]): boolean {
  const [last, setLast] = useState({ bubbles, grew: false })
  if (last.bubbles === bubbles) return last.grew
  const first = last.bubbles[0]?.key
  const grew = bubbles[0]?.key !== first && bubbles.some(({ key }) => key === first)
  setLast({ bubbles, grew })
  return grew
}
