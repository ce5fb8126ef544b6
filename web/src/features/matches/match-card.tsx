import type { MyMatch } from '@ndoa/contract/matches'
import { MessageCircle } from 'lucide-react'
import { dayLabel } from '../../lib/dates.ts'
import { Badge } from '../../ui/badge.tsx'
import { buttonClass } from '../../ui/button.tsx'
import { ChatLink } from './chat-link.tsx'
import { MemberCard } from './member-card.tsx'

/** A match: date, last activity, number of messages, and the link to the conversation. */
export function MatchCard({ match, eager }: { match: MyMatch; eager?: boolean }) {
  const { match_id, message_count, unread_count, matched_at, last_activity, display_name } = match
  return (
    <MemberCard
      card={match}
      matchId={match_id}
      layout="row"
      eager={eager}
      actions={
        <ChatLink over matchId={match_id} className={buttonClass('primary', 'sm')}>
          <MessageCircle size={18} aria-hidden="true" />
          {message_count > 0 ? 'Chat' : 'Message'}
          <span className="sr-only"> with {display_name}</span>
          <Badge count={unread_count} one="new message" many="new messages" onBrand />
        </ChatLink>
      }
    >
      <dl className="flex flex-col gap-x-4 text-sm text-soft @min-[30rem]:flex-row">
        <Line name="Matched" value={dayLabel(matched_at)} />
        <Line name="Active" value={dayLabel(last_activity)} />
        <Line name="Messages" value={String(message_count)} />
      </dl>
    </MemberCard>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1">
      <dt>{name}:</dt>
      <dd className="font-medium text-ink">{value}</dd>
    </div>
  )
}
