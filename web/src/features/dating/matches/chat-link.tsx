import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface ChatLinkProps {
  matchId: string
  /** Opens the conversation over the current screen, which must support `?chat=`. */
  over?: boolean
  className?: string
  onGo?: () => void
  children: ReactNode
}

export function ChatLink({ matchId, over, className, onGo, children }: ChatLinkProps) {
  if (!over) {
    return (
      <Link to="/messages" search={{ matchId }} onClick={onGo} className={className}>
        {children}
      </Link>
    )
  }
  return (
    <Link
      to="."
      search={(before: object) => ({ ...before, chat: matchId })}
      resetScroll={false}
      preload={false}
      onClick={onGo}
      className={className}
    >
      {children}
    </Link>
  )
}
