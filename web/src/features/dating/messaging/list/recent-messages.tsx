import type { Conversation } from '@ndoa/contract/dating/messaging'
import { RECENT_CONVERSATIONS } from '@ndoa/contract/limits'
import { Link } from '@tanstack/react-router'
import { messageTimeLabel } from '../../../../lib/dates.ts'
import { useNow } from '../../../../lib/screen/use-now.ts'
import { Badge } from '../../../../ui/badge.tsx'
import { Card } from '../../../../ui/card.tsx'
import { cx } from '../../../../ui/cx.ts'
import { FailedState } from '../../../../ui/feedback/failed-state.tsx'
import { Loading, SkeletonRow } from '../../../../ui/feedback/skeleton.tsx'
import { linkClass } from '../../../../ui/link.ts'
import { ListStates } from '../../../../ui/lists/list-states.tsx'
import { Avatar } from '../../../../ui/media/avatar.tsx'
import { srOnly } from '../../../../ui/sr-only.tsx'
import { rich } from '../../../../words/rich.tsx'
import { ChatLink, StartConversation } from '../../matches/index.ts'
import { words } from '../words.ts'
import { LastMessage } from './last-message.tsx'
import { useConversations } from './use-conversations.ts'

export function RecentMessages() {
  return (
    <Card>
      <div className="mb-2 flex min-h-11 items-center justify-between gap-4">
        <h2 className="display text-xl">{words.recent.title}</h2>
        <Link to="/messages" className={linkClass}>
          {rich(words.recent.viewAll, { more: srOnly })}
        </Link>
      </div>
      <LatestConversations />
      <div className="mt-4">
        <StartConversation over />
      </div>
    </Card>
  )
}

function LatestConversations() {
  const { conversations: data, isPending, isFetching, refetch } = useConversations()

  return (
    <ListStates
      items={isPending ? undefined : data}
      loading={<LoadingRows />}
      failed={
        !isPending &&
        !data && <FailedState title={words.failed.text} busy={isFetching} onRetry={() => void refetch()} />
      }
      empty={<p className="py-2 text-soft">{words.recent.empty}</p>}
    >
      {(conversations) => (
        <ul className="-mx-3">
          {conversations.slice(0, RECENT_CONVERSATIONS).map((conversation) => (
            <li key={conversation.match_id}>
              <ConversationRow conversation={conversation} />
            </li>
          ))}
        </ul>
      )}
    </ListStates>
  )
}

function LoadingRows() {
  return (
    <Loading label={words.loadingMessages}>
      <SkeletonRow />
      <SkeletonRow />
      <SkeletonRow />
    </Loading>
  )
}

function ConversationRow({ conversation }: { conversation: Conversation }) {
  const { match_id, other_user_name: name, created_at, unread_count } = conversation
  const isUnread = unread_count > 0
  const now = useNow()
  return (
    <ChatLink
      matchId={match_id}
      className="flex min-h-16 items-center gap-3 rounded-md px-3 py-2 text-ink no-underline hover:bg-sand"
    >
      <Avatar name={name} src={conversation.photo_url} online={conversation.online} />
      <span className="min-w-0 grow">
        <span className="flex items-baseline justify-between gap-3">
          <span dir="auto" className="truncate font-semibold">
            {name}
          </span>
          {created_at && (
            <span className="shrink-0 text-sm text-soft">{messageTimeLabel(created_at, now)}</span>
          )}
        </span>
        <LastMessage
          conversation={conversation}
          className={cx('text-sm', isUnread ? 'font-semibold' : 'text-soft')}
        />
      </span>
      <Badge count={unread_count} label={words.unread} />
    </ChatLink>
  )
}
