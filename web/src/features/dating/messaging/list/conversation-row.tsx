import type { Conversation } from '@ndoa/contract/dating/messaging'
import { Link } from '@tanstack/react-router'
import { messageTimeLabel } from '../../../../lib/dates.ts'
import { Badge, VerifiedBadge } from '../../../../ui/badge.tsx'
import { cx } from '../../../../ui/cx.ts'
import { Avatar } from '../../../../ui/media/avatar.tsx'
import { srOnly } from '../../../../ui/sr-only.tsx'
import { rich } from '../../../../words/rich.tsx'
import { words } from '../words.ts'
import { LastMessage } from './last-message.tsx'

export interface ConversationRowProps {
  conversation: Conversation
  now: Date
  onChoose: () => void
}

export function ConversationRow({ conversation, now, onChoose }: ConversationRowProps) {
  const { match_id, other_user_name: name, created_at, unread_count, verified } = conversation
  return (
    <Link
      to="."
      search={{ matchId: match_id }}
      preload={false}
      onClick={onChoose}
      data-conversation={match_id}
      className="press flex min-h-19 items-center gap-3 rounded-md p-3 text-ink no-underline hover:bg-paper aria-[current=page]:bg-sand"
    >
      <Avatar name={name} src={conversation.photo_url} online={conversation.online} />
      <span className="flex min-w-0 grow flex-col gap-0.5">
        <span className="flex items-baseline gap-2">
          <span className="flex min-w-0 grow items-center gap-1">
            <span dir="auto" className="truncate font-semibold">
              {name}
            </span>
            {verified && <VerifiedBadge />}
          </span>
          {created_at && (
            <time dateTime={created_at} className="shrink-0 text-xs text-soft">
              {messageTimeLabel(created_at, now)}
            </time>
          )}
        </span>
        <span className="flex items-center gap-2">
          <LastMessageText conversation={conversation} />
          <Badge count={unread_count} label={words.unread} />
        </span>
      </span>
    </Link>
  )
}

function LastMessageText({ conversation }: { conversation: Conversation }) {
  const { unread_count, compatibility_percentage: percent } = conversation
  return (
    <>
      <LastMessage
        conversation={conversation}
        className={cx('grow text-sm', unread_count > 0 ? 'font-semibold' : 'text-soft')}
      />
      {percent !== null && (
        <span className="shrink-0 text-xs font-medium text-soft">
          {rich(words.match(percent), { more: srOnly })}
        </span>
      )}
    </>
  )
}
