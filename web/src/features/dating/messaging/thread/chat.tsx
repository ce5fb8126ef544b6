import type { Conversation } from '@ndoa/contract/dating/messaging'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useViewer } from '../../../identity/accounts/index.ts'
import { AskForPush, mayAskForPush } from '../../../notifications/push/index.ts'
import { Composer } from '../composer/composer.tsx'
import { MoneyQuestion } from '../composer/money-question.tsx'
import type { Opener } from '../composer/openers.tsx'
import { threadQuery } from '../messaging.queries.ts'
import { LoadingMessages, MessagesFailed } from '../messaging-states.tsx'
import { useSending } from '../outbox/use-sending.ts'
import { words } from '../words.ts'
import { CautionBanner } from './caution-banner.tsx'
import { ChatHeader } from './chat-header.tsx'
import { ChatMessages } from './chat-messages.tsx'
import { EmptyChat } from './empty-chat.tsx'
import { timeline } from './timeline.ts'

export interface ChatProps {
  conversation: Conversation
  now: Date
  focus: 'composer' | 'back' | null
  onBack?: () => void
  onGone: () => void
  /** Milliseconds; messages are also fetched this often, in addition to realtime. */
  refreshEvery?: number
}

export function Chat({ conversation, now, focus, onBack, onGone, refreshEvery }: ChatProps) {
  const { match_id: matchId, other_user_name: name, available, caution } = conversation
  const query = useQuery({ ...threadQuery(matchId), refetchInterval: refreshEvery ?? false })
  const { data: thread, error, isFetching, refetch } = query
  const { sent, isSending, send, retry, discard } = useSending(matchId)
  const { id: viewerId } = useViewer()
  const { back, field } = useFirstFocus(focus)
  const [opener, setOpener] = useState<Opener>()
  const [asksForPush, setAsksForPush] = useState(false)
  const bubbles = thread ? timeline(thread.messages, sent, viewerId) : []

  function choose(chosen: Opener) {
    setOpener(chosen)
    field.current?.focus()
  }
  function sendIt(content: string) {
    send(content)
    if (mayAskForPush()) setAsksForPush(true)
  }

  return (
    <>
      <ChatHeader conversation={conversation} backRef={back} onBack={onBack} onGone={onGone} />
      {caution && <CautionBanner conversation={conversation} caution={caution} onGone={onGone} />}
      {thread && bubbles.length === 0 ? (
        <EmptyChat conversation={conversation} onChoose={choose} />
      ) : thread ? (
        <ChatMessages
          matchId={matchId}
          other={{ user_id: conversation.other_user_id, display_name: name }}
          thread={thread}
          bubbles={bubbles}
          now={now}
          onRetry={retry}
          onDiscard={discard}
          onGone={onGone}
        />
      ) : error ? (
        <MessagesFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingMessages />
      )}
      <MoneyQuestion matchId={matchId} />
      <PushQuestion isAsked={asksForPush} />
      {available ? (
        <Composer
          matchId={matchId}
          name={name}
          fieldRef={field}
          isFirst={focus === 'composer'}
          isSending={isSending}
          opener={opener}
          onSend={sendIt}
        />
      ) : (
        <NotAvailable />
      )}
    </>
  )
}

function useFirstFocus(focus: ChatProps['focus']) {
  const back = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const takeFocus = useEffectEvent(() => {
    if (focus) (focus === 'back' ? back : field).current?.focus()
  })
  useEffect(() => takeFocus(), [])
  return { back, field }
}

const PushQuestion = ({ isAsked }: { isAsked: boolean }) => (
  <Suspense>
    {isAsked && (
      <div className="px-4 pb-3">
        <AskForPush />
      </div>
    )}
  </Suspense>
)

function NotAvailable() {
  return <p className="border-t border-line p-5 text-center font-medium text-soft">{words.notAvailable}</p>
}
