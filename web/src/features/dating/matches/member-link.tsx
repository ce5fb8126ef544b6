import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'

export interface MemberLinkProps {
  memberId: string
  label?: string
  className?: string
  children: ReactNode
}

export function MemberLink({ memberId, label, className, children }: MemberLinkProps) {
  return (
    <Link
      to="."
      search={(before: object) => ({ ...before, member: memberId })}
      resetScroll={false}
      preload={false}
      aria-label={label}
      className={className}
    >
      {children}
    </Link>
  )
}
