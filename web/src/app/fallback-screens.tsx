import { useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useContext, useEffect } from 'react'
import { ApiError, sentenceFor } from '../lib/api-error.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { useIsOnline } from '../lib/use-is-online.ts'
import { FailedState } from '../ui/failed-state.tsx'
import { words as ui } from '../ui/words/index.ts'
import { InsideMain } from './shell/inside-main.ts'
import { words } from './words/index.ts'

/** The mark that index.html shows while the app loads, so that nothing flickers. */
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

/** A browser may remember that a file could not be loaded, until the page is loaded again. */
const reload = () => window.location.reload()

/** Without a network, a screen that was never opened on this device; it opens by itself when the network is back. */
export function RouteFailedScreen({ error }: { error: unknown }) {
  const router = useRouter()
  const isOnline = useIsOnline()
  const again = () => void router.invalidate()
  const say = isOnline ? words.failed : words.notLoaded

  useEffect(() => {
    window.addEventListener('online', reload)
    return () => window.removeEventListener('online', reload)
  }, [])

  return (
    <Frame>
      <FailedState
        heading="h1"
        title={say.title}
        text={sentenceFor(error, say.text)}
        onRetry={isOnline && !(error instanceof ApiError) ? reload : again}
      />
    </Frame>
  )
}

/** Links of ours lead to screens, so its code is loaded when it is shown. */
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

/** The whole window, or the place of a screen inside the shell. */
function Frame({ children }: { children: ReactNode }) {
  const isInside = useContext(InsideMain)
  if (isInside) return <div className="grid min-h-[60dvh] place-items-center">{children}</div>
  return <main className="grid min-h-dvh place-items-center">{children}</main>
}
