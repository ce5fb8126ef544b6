import type { MemberCard } from '@ndoa/contract/discovery'
import { NotForMe } from '../safety/index.ts'
import { LikeButton } from './like-button.tsx'
import type { Likeable } from './use-like.ts'

export interface CardActionsProps {
  member: MemberCard
  /** "Like Back" instead of "Like", for members who liked first. */
  back?: boolean
  onLike: (member: Likeable) => void
}

/** What can be decided about a member on a card: not for me, or like. */
export function CardActions({ member, back = member.likes_you, onLike }: CardActionsProps) {
  return (
    <div className="flex w-full items-center gap-2">
      <NotForMe member={member} />
      <LikeButton member={member} back={back} onLike={onLike} />
    </div>
  )
}
