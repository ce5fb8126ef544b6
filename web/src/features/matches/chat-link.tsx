import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface ChatLinkProps {
  matchId: string
  className?: string
  onGo?: () => void
  children: ReactNode
}

/** Leads to the conversation of a match. */
export function ChatLink({ matchId, className, onGo, children }: ChatLinkProps) {
  return (
    <Link to="/messages" search={{ matchId }} onClick={onGo} className={className}>
      {children}
    </Link>
  )
}
