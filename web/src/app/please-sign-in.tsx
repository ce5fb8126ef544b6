import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../lib/use-page-title.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'

/** Replaces a screen when the session has just ended; links to /login, which returns to the same screen. */
export function PleaseSignIn({ from }: { from: string }) {
  usePageTitle('Please Sign In')
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        heading="h1"
        title="Please Sign In"
        text="Your session has ended. Sign in to pick up where you left off."
        action={
          <Link to="/login" search={{ from }} className={buttonClass()}>
            Sign In
          </Link>
        }
      />
    </main>
  )
}
