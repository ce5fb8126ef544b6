import type { MemberCard } from '@ndoa/contract/dating/discovery'
import { NotForMe } from '../safety/index.ts'
import { LikeButton } from './like-button.tsx'
import type { Likeable } from './use-like.ts'

export interface CardActionsProps {
  member: MemberCard
  back?: boolean
  onLike: (member: Likeable) => void
}

export function CardActions({ member, back = member.likes_you, onLike }: CardActionsProps) {
  return (
    <div className="flex w-full items-center gap-2">
      <NotForMe member={member} />
      <LikeButton member={member} back={back} onLike={onLike} />
    </div>
  )
}
