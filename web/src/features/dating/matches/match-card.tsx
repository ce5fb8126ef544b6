import type { MyMatch } from '@ndoa/contract/dating/matches'
import { MessageCircle } from 'lucide-react'
import { memo } from 'react'
import { dayLabel } from '../../../lib/dates.ts'
import { useNow } from '../../../lib/screen/use-now.ts'
import { Badge } from '../../../ui/badge.tsx'
import { buttonClass } from '../../../ui/button.tsx'
import { srOnly } from '../../../ui/sr-only.tsx'
import { rich } from '../../../words/rich.tsx'
import { ChatLink } from './chat-link.tsx'
import { MemberCard } from './member-card.tsx'
import { words } from './words.ts'

export const MatchCard = memo(function MatchCard({ match, eager }: { match: MyMatch; eager?: boolean }) {
  const { match_id, message_count, unread_count, matched_at, last_activity, display_name } = match
  const now = useNow()
  return (
    <MemberCard
      card={match}
      matchId={match_id}
      layout="row"
      eager={eager}
      actions={
        <ChatLink over matchId={match_id} className={buttonClass('primary', 'sm')}>
          <MessageCircle size={18} aria-hidden="true" />
          {rich(message_count > 0 ? words.card.chat : words.card.message, {
            more: srOnly,
            name: srOnly(display_name),
          })}
          <Badge count={unread_count} label={words.card.newMessages} onBrand />
        </ChatLink>
      }
    >
      <dl className="flex flex-col gap-x-4 text-sm text-soft @min-[30rem]:flex-row">
        <Line name={words.card.matched} value={dayLabel(matched_at, now)} />
        <Line name={words.card.active} value={dayLabel(last_activity, now)} />
        <Line name={words.card.messages} value={String(message_count)} />
      </dl>
    </MemberCard>
  )
})

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div className="flex gap-1">
      <dt>{name}</dt>
      <dd className="font-medium text-ink">{value}</dd>
    </div>
  )
}
