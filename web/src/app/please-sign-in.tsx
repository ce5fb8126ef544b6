import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../lib/use-page-title.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { words } from './words/index.ts'

/** Replaces a screen when the session has just ended; links to /login, which returns to the same screen. */
export function PleaseSignIn({ from }: { from: string }) {
  usePageTitle(words.sessionEnded.title)
  return (
    <main className="grid min-h-dvh place-items-center">
      <EmptyState
        heading="h1"
        title={words.sessionEnded.title}
        text={words.sessionEnded.text}
        action={
          <Link to="/login" search={{ from }} className={buttonClass()}>
            {words.sessionEnded.signIn}
          </Link>
        }
      />
    </main>
  )
}
