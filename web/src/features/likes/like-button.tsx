import { Heart } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import type { Likeable } from './use-like.ts'

export interface LikeButtonProps {
  member: Likeable
  /** "Like", or "Like Back" for whoever liked first. */
  text?: string
  size?: 'sm' | 'md'
  busy?: boolean
  onLike: (member: Likeable) => void
}

/** Likes a member; its name says whom. */
export function LikeButton({ member, text = 'Like', size = 'sm', busy, onLike }: LikeButtonProps) {
  return (
    <Button
      size={size}
      busy={busy}
      icon={<Heart size={18} aria-hidden="true" className="shrink-0 @max-[13rem]:hidden" />}
      aria-label={text === 'Like' ? `Like ${member.display_name}` : `${text}: ${member.display_name}`}
      onClick={() => onLike(member)}
      className="min-w-0 grow px-2! whitespace-nowrap"
    >
      {text}
    </Button>
  )
}
