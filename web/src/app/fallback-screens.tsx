import { useRouter } from '@tanstack/react-router'
import { type ReactNode, useContext } from 'react'
import { sentenceFor } from '../lib/api-error.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FailedState } from '../ui/failed-state.tsx'
import { InsideMain } from './shell/inside-main.ts'

/** The mark that index.html shows while the app loads, so that nothing flickers. */
export function RoutePendingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <span role="status" className="sr-only">
        Loading...
      </span>
      <img
        src="/storage/v1/object/public/assets/icon.svg"
        alt=""
        width="96"
        height="96"
        className="animate-shimmer"
      />
    </main>
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
