import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Spinner } from '../../../../ui/feedback/spinner.tsx'
import { useViewer } from '../../../identity/accounts/index.ts'
import type { OtherMember } from '../../safety/index.ts'
import { useOlderMessages } from '../messaging.queries.ts'
import { words } from '../words.ts'
import { MessageBubble } from './message-bubble.tsx'
import { MessageList } from './message-list.tsx'
import type { Thread } from './thread.ts'
import type { Bubble, Draft } from './timeline.ts'
import { useReading } from './use-reading.ts'

export interface ChatMessagesProps {
  matchId: string
  other: OtherMember
  thread: Thread
  bubbles: readonly Bubble[]
  now: Date
  onRetry: (draft: Draft) => void
  onDiscard: (draft: Draft) => void
  onGone: () => void
}

export function ChatMessages(props: ChatMessagesProps) {
  const { matchId, other, thread, bubbles, now, onRetry, onDiscard, onGone } = props
  const name = other.display_name
  const viewer = useViewer()
  const [seenSeq, setSeenSeq] = useState(0)
  const older = useOlderMessages(matchId)
  useReading(matchId, viewer.id, thread.messages, seenSeq)

  function loadOlder() {
    if (!thread.complete && older.isIdle) older.mutate(undefined, { onSuccess: older.reset })
  }

  return (
    <MessageList
      label={words.messagesWith(name)}
      bubbles={bubbles}
      seenSeq={seenSeq}
      onSeen={setSeenSeq}
      onNearStart={loadOlder}
      render={(bubble, canTab) => (
        <MessageBubble {...{ bubble, canTab, other, now, onRetry, onDiscard, onGone }} />
      )}
    >
      <div role="status" className="pointer-events-none absolute inset-x-0 top-2 grid justify-center">
        {older.isPending && <LoadingSpinner />}
        {older.isError && (
          <Button variant="outline" size="sm" onClick={older.reset} className="pointer-events-auto bg-card">
            {words.olderFailed}
          </Button>
        )}
      </div>
    </MessageList>
  )
}

function LoadingSpinner() {
  return (
    <span className="rounded-full bg-card p-1.5 text-brand">
      <Spinner small />
      <span className="sr-only">{words.loadingOlder}</span>
    </span>
  )
}
