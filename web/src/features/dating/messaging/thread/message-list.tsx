import { type ReactNode, useState } from 'react'
import { Virtualizer } from 'virtua'
import { JumpToLatest } from './jump-to-latest.tsx'
import type { Bubble } from './timeline.ts'
import { useMessageFocus } from './use-message-focus.ts'
import { type MessageScroll, useMessageScroll } from './use-message-scroll.ts'

export interface MessageListProps extends MessageScroll {
  label: string
  render: (bubble: Bubble, canTab: boolean) => ReactNode
  children?: ReactNode
}

/**
 * A reader at the end follows new messages; a reader further up keeps their place, even when older messages are loaded
 * above.
 */
export function MessageList(props: MessageListProps) {
  const { label, bubbles, render, children, seenSeq } = props
  const { list, isAtEnd, toEnd, onScroll, onResize } = useMessageScroll(props)
  const { stop, handlers } = useMessageFocus(bubbles, list)
  const grewAtStart = useGrewAtStart(bubbles)
  const unseen = bubbles.filter(({ isOwn, seq }) => !isOwn && seq > seenSeq).length

  return (
    <div className="relative min-h-0 grow">
      <div
        role="region"
        aria-label={label}
        {...handlers}
        className="flex h-full flex-col overflow-y-auto overscroll-contain pb-3 -outline-offset-3 [overflow-anchor:none]"
      >
        <div className="grow" />
        <Virtualizer
          ref={list}
          as="ol"
          item="li"
          shift={grewAtStart}
          data={bubbles}
          keepMounted={[stop]}
          onScroll={onScroll}
          onResize={onResize}
        >
          {(bubble, i) => <div key={bubble.key}>{render(bubble, i === stop)}</div>}
        </Virtualizer>
      </div>
      {children}
      {!isAtEnd && <JumpToLatest count={unseen} onJump={toEnd} />}
    </div>
  )
}

/** True only while the latest change added older messages above. */
function useGrewAtStart(bubbles: readonly Bubble[]): boolean {
  const [last, setLast] = useState({ bubbles, grew: false })
  if (last.bubbles === bubbles) return last.grew
  const first = last.bubbles[0]?.key
  const grew = bubbles[0]?.key !== first && bubbles.some(({ key }) => key === first)
  setLast({ bubbles, grew })
  return grew
}
