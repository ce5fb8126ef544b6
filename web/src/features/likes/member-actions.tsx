import type { MemberProfile } from '@ndoa/contract/profiles'
import { MessageCircle } from 'lucide-react'
import { Button, buttonClass } from '../../ui/button.tsx'
import { ChatLink } from '../matches/index.ts'
import { NotForMe } from '../safety/index.ts'
import { LikeButton } from './like-button.tsx'
import { useLikedIds } from './likes.queries.ts'
import type { Likeable } from './use-like.ts'

export interface MemberActionsProps {
  profile: MemberProfile
  onLike: (member: Likeable) => void
  /** Closes the profile of somebody who is not shown again. */
  onGone: () => void
}

/** The actions for a member whose profile is open: like, like back, not for me, or message. */
export function MemberActions({ profile, onLike, onGone }: MemberActionsProps) {
  const likedIds = useLikedIds()
  const { relation, match_id, user_id, display_name } = profile
  if (match_id) {
    return (
      <ChatLink matchId={match_id} className={buttonClass()}>
        <MessageCircle size={20} aria-hidden="true" />
        Message<span className="sr-only"> {display_name}</span>
      </ChatLink>
    )
  }
  if (relation === 'liked' || likedIds.has(user_id)) return <Button disabled>Like Sent</Button>
  return (
    <>
      <NotForMe member={profile} withText onGone={onGone} />
      <LikeButton
        member={profile}
        text={relation === 'liked_me' ? 'Like Back' : 'Like'}
        size="md"
        onLike={onLike}
      />
    </>
  )
}
