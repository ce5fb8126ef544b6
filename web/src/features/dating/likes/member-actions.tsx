import type { MemberProfile } from '@ndoa/contract/dating/profiles'
import { MessageCircle } from 'lucide-react'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { srOnly } from '../../../ui/sr-only.tsx'
import { rich } from '../../../words/rich.tsx'
import { ChatLink } from '../matches/index.ts'
import { NotForMe } from '../safety/index.ts'
import { LikeButton } from './like-button.tsx'
import { useLikedIds } from './likes.queries.ts'
import type { Likeable } from './use-like.ts'
import { words } from './words.ts'

export interface MemberActionsProps {
  profile: MemberProfile
  onLike: (member: Likeable) => void
  onGone: () => void
}

export function MemberActions({ profile, onLike, onGone }: MemberActionsProps) {
  const likedIds = useLikedIds()
  const { relation, match_id, user_id, display_name, compatibility_percentage } = profile
  if (match_id) {
    return (
      <ChatLink matchId={match_id} className={buttonClass()}>
        <MessageCircle size={20} aria-hidden="true" />
        {rich(words.message, { name: srOnly(display_name) })}
      </ChatLink>
    )
  }
  if (relation === 'liked' || likedIds.has(user_id)) return <Button disabled>{words.alreadyLiked}</Button>
  return (
    <>
      <NotForMe member={profile} withText onGone={onGone} />
      {compatibility_percentage !== null && (
        <LikeButton member={profile} back={relation === 'liked_me'} size="md" onLike={onLike} />
      )}
    </>
  )
}
