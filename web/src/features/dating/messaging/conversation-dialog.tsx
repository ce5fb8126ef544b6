import { useIsDesktop } from '../../../lib/screen/use-desktop.ts'
import { useNow } from '../../../lib/screen/use-now.ts'
import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import { Modal } from '../../../ui/dialogs/dialog.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { useConversations } from './list/use-conversations.ts'
import { LoadingMessages, MessagesFailed } from './messaging-states.tsx'
import { Chat } from './thread/chat.tsx'
import { NewMessageAnnouncer } from './thread/new-message-announcer.tsx'
import { useWindowHeight } from './use-window-height.ts'
import { words } from './words.ts'

/** Milliseconds; polls in addition to realtime, for connections that lose events. */
const REFRESH_INTERVAL = 10_000

const place = cx('m-0 max-h-none w-full max-w-none max-sm:border-0', 'sm:m-auto sm:max-w-xl sm:rounded-lg')

export interface ConversationDialogProps {
  matchId: string
  onClose: () => void
}

export function ConversationDialog({ matchId, onClose }: ConversationDialogProps) {
  const { conversations, isPending, error, isFetching, refetch } = useConversations(matchId)
  const isDesktop = useIsDesktop()
  const now = useNow()
  useWindowHeight()
  const conversation = conversations?.find(({ match_id }) => match_id === matchId)
  const title = conversation ? words.conversationWith(conversation.other_user_name) : words.conversation
  return (
    <Modal open onClose={onClose} title={title} hideTitle isNamedLater className={place}>
      {/* In a section, this header does not count as the page's. */}
      <section className="flex h-(--window-height) flex-col sm:h-[min(92dvh,44rem)] [&_header]:pe-16">
        {conversation ? (
          <Chat
            conversation={conversation}
            now={now}
            focus={isDesktop ? 'composer' : null}
            onGone={onClose}
            refreshEvery={REFRESH_INTERVAL}
          />
        ) : isPending ? (
          <LoadingMessages />
        ) : error ? (
          <MessagesFailed error={error} busy={isFetching} onRetry={() => void refetch()} />
        ) : (
          <EmptyState
            title={words.gone.title}
            text={words.gone.text}
            action={<Button onClick={onClose}>{words.gone.back}</Button>}
          />
        )}
        {conversations && <NewMessageAnnouncer conversations={conversations} openId={matchId} />}
      </section>
    </Modal>
  )
}
