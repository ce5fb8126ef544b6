import { Link } from '@tanstack/react-router'
import { usePageTitle } from '../lib/screen/use-page-title.ts'
import { buttonClass } from '../ui/button.tsx'
import { EmptyState } from '../ui/feedback/empty-state.tsx'
import { words } from './words.ts'

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
