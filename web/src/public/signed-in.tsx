import type { ReactNode } from 'react'

// The printed page is the same for everybody and has both; `head-script.ts` marks the page of a member.

export const ForVisitors = ({ children }: { children: ReactNode }) => (
  <span className="contents in-data-signed-in:hidden">{children}</span>
)

export const ForMembers = ({ children }: { children: ReactNode }) => (
  <span className="hidden in-data-signed-in:contents">{children}</span>
)
