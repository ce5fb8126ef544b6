import { useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useContext, useEffect } from 'react'
import { ApiError, sentenceFor } from '../lib/api/api-error.ts'
import { useIsOnline } from '../lib/api/use-is-online.ts'
import { lazyPart } from '../lib/loading/lazy-part.ts'
import { FailedState } from '../ui/feedback/failed-state.tsx'
import { words as ui } from '../ui/words.ts'
import { InsideMain } from './shell/inside-main.ts'
import { words } from './words.ts'

/** Shows the same mark as index.html, to prevent flicker. */
export function RoutePendingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <span role="status" className="sr-only">
        {ui.loading}
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

/** Reloads, because browsers may remember a failed import for the life of the page. */
const reload = () => window.location.reload()

export function RouteFailedScreen({ error }: { error: unknown }) {
  const router = useRouter()
  const isOnline = useIsOnline()
  const retry = () => void router.invalidate()
  const message = isOnline ? words.failed : words.notLoaded

  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])

  return (
    <Frame>
      <FailedState
        heading="h1"
        title={message.title}
        text={sentenceFor(error, message.text)}
        onRetry={isOnline && !(error instanceof ApiError) ? reload : retry}
      />
    </Frame>
  )
}

const NothingHere = lazyPart(async () => (await import('./nothing-here.tsx')).NothingHere)

export function NotFoundScreen() {
  return (
    <Frame>
      <Suspense>
        <NothingHere />
      </Suspense>
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
  const isInside = useContext(InsideMain)
  if (isInside) return <div className="grid min-h-[60dvh] place-items-center">{children}</div>
  return <main className="grid min-h-dvh place-items-center">{children}</main>
}
