import { useRouterState } from '@tanstack/react-router'
import type { ReactElement, ReactNode } from 'react'
import { RoutePendingScreen } from './fallback-screens.tsx'
import { words } from './words.ts'

export function NavigationProgress({ children }: { children: ReactNode }): ReactElement {
  const isFirst = useRouterState({ select: ({ matches }) => matches.length === 0 })
  const isLoading = useRouterState({ select: (state) => state.isLoading })
  return (
    <>
      {children}
      {isFirst ? <RoutePendingScreen /> : isLoading && <LoadingLine />}
    </>
  )
}

function LoadingLine() {
  return (
    <div
      role="progressbar"
      aria-label={words.loading}
      className="fixed inset-x-0 top-0 z-50 transition-opacity delay-300 starting:opacity-0"
    >
      <div className="h-1 animate-shimmer bg-brand" />
    </div>
  )
}
