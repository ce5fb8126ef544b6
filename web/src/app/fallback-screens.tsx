import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useContext } from 'react'
import { sentenceFor } from '../lib/api-error.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FailedState } from '../ui/failed-state.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { InsideMain } from './shell/inside-main.ts'

export function RoutePendingScreen() {
  return (
    <Frame>
      <Spinner label="Loading..." />
    </Frame>
  )
}

export function RouteFailedScreen({ error }: { error: unknown }) {
  const router = useRouter()
  return (
    <Frame>
      <FailedState
        heading="h1"
        title="Something went wrong"
        text={sentenceFor(error, 'Please try again in a moment.')}
        onRetry={() => void router.invalidate()}
      />
    </Frame>
  )
}

export function NotFoundScreen() {
  return (
    <Frame>
      <EmptyState
        heading="h1"
        title="Page not found"
        text="This page does not exist or has moved."
        action={
          <a href="/" className={buttonClass('primary')}>
            Go to the start page
          </a>
        }
      />
    </Frame>
  )
}

/** The whole window, or the place of a screen inside the shell. */
function Frame({ children }: { children: ReactNode }) {
  const isInside = useContext(InsideMain)
  if (isInside) return <div className="grid min-h-[60dvh] place-items-center">{children}</div>
  return <main className="grid min-h-dvh place-items-center">{children}</main>
}
