import { useRouter } from '@tanstack/react-router'
import { sentenceFor } from '../lib/api-error.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { FailedState } from '../ui/failed-state.tsx'
import { Spinner } from '../ui/spinner.tsx'

export function RoutePendingScreen() {
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label="Loading..." />
    </main>
  )
}

export function RouteFailedScreen({ error }: { error: unknown }) {
  const router = useRouter()
  return (
    <main className="grid min-h-dvh place-items-center">
      <FailedState
        heading="h1"
        title="Something went wrong"
        text={sentenceFor(error, 'Please try again in a moment.')}
        onRetry={() => void router.invalidate()}
      />
    </main>
  )
}

export function NotFoundScreen() {
  return (
    <main className="grid min-h-dvh place-items-center">
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
    </main>
  )
}
