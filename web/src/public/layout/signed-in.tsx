import type { ReactNode } from 'react'

// Every printed page contains both variants; `head-script.ts` marks a member's page.

export const ForVisitors = ({ children }: { children: ReactNode }) => (
  <span className="contents in-data-signed-in:hidden">{children}</span>
)

export const ForMembers = ({ children }: { children: ReactNode }) => (
  <span className="hidden in-data-signed-in:contents">{children}</span>
)
