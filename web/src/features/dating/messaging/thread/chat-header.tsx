import type { Conversation } from '@ndoa/contract/dating/messaging'
import { ArrowLeft } from 'lucide-react'
import type { Ref } from 'react'
import { VerifiedBadge } from '../../../../ui/badge.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Avatar } from '../../../../ui/media/avatar.tsx'
import { words as ui } from '../../../../ui/words.ts'
import { MemberLink } from '../../matches/index.ts'
import { SafetyMenu } from '../../safety/index.ts'
import { useIsTyping } from '../composer/use-typing.ts'
import { words } from '../words.ts'

export interface ChatHeaderProps {
  conversation: Conversation
  backRef: Ref<HTMLButtonElement>
  onBack: (() => void) | undefined
  onGone: (() => void) | undefined
}

export function ChatHeader({ conversation, backRef, onBack, onGone }: ChatHeaderProps) {
  const { match_id, other_user_id, other_user_name: name, available } = conversation
  return (
    <header className="flex min-h-18 items-center gap-1 border-b border-line p-2 lg:px-4">
      {onBack && (
        <IconButton ref={backRef} label={words.backToList} onClick={onBack} className="lg:hidden">
          <ArrowLeft size={24} aria-hidden="true" className="pointing" />
        </IconButton>
      )}
      {available ? (
        <MemberLink
          memberId={other_user_id}
          className="press flex min-h-14 min-w-0 items-center gap-3 rounded-full pe-5 text-ink no-underline hover:bg-sand"
        >
          <ConversationMember conversation={conversation} />
          <span className="sr-only">{words.seeProfile}</span>
        </MemberLink>
      ) : (
        <div className="flex min-h-14 items-center gap-3">
          <Avatar name="?" />
          <h2 dir="auto" className="font-semibold">
            {name}
          </h2>
        </div>
      )}
      <div className="ms-auto">
        <SafetyMenu
          member={{ user_id: other_user_id, display_name: available ? name : words.thisMember }}
          matchId={match_id}
          canShowPhotos={available}
          about={{ surface: 'match' }}
          onGone={onGone}
        />
      </div>
    </header>
  )
}

function ConversationMember({ conversation }: { conversation: Conversation }) {
  const { match_id, other_user_id, other_user_name: name, verified, online } = conversation
  const isTyping = useIsTyping(match_id, other_user_id)
  const presence = isTyping ? words.typing : online ? ui.online : conversation.other_user_location
  return (
    <>
      <Avatar name={name} src={conversation.photo_url} online={online} />
      <span className="min-w-0">
        <span className="flex items-center gap-1">
          <h2 dir="auto" className="truncate font-semibold">
            {name}
          </h2>
          {verified && <VerifiedBadge />}
        </span>
        <span className={isTyping || online ? 'block text-sm text-teal' : 'block truncate text-sm text-soft'}>
          {presence}
        </span>
      </span>
    </>
  )
}
