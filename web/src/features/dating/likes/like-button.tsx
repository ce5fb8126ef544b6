import { Heart } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import type { Likeable } from './use-like.ts'
import { words } from './words.ts'

export interface LikeButtonProps {
  member: Likeable
  back?: boolean
  size?: 'sm' | 'md'
  busy?: boolean
  onLike: (member: Likeable) => void
}

export function LikeButton({ member, back = false, size = 'sm', busy, onLike }: LikeButtonProps) {
  return (
    <Button
      size={size}
      busy={busy}
      icon={<Heart size={18} aria-hidden="true" className="shrink-0 @max-[13rem]:hidden" />}
      aria-label={(back ? words.likeBackName : words.likeName)(member.display_name)}
      onClick={() => onLike(member)}
      className="min-w-0 grow px-2!"
    >
      {back ? words.likeBack : words.like}
    </Button>
  )
}
