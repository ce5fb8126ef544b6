import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { loadLosses } from '../app/offline/load-losses.ts'
import { words as app } from '../app/words/index.ts'
import { codeIn } from '../features/accounts/arrival.ts'
import { CheckEmail } from '../features/accounts/check-email.tsx'
import { ARRIVALS, exchangeLink, isQuestion } from '../features/accounts/exchange-link.ts'
import { LinkQuestion } from '../features/accounts/link-question.tsx'
import { pendingSignUp } from '../features/accounts/pending-sign-up.ts'
import { isConfirmed, mayBeSignedIn, sessionQuery } from '../features/accounts/session.ts'
import { loadConfirmWords } from '../features/accounts/words/confirm/load.ts'
import { words } from '../features/accounts/words/guest/index.ts'
import { loadWords } from '../languages/load.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { words as ui } from '../ui/words/index.ts'

/** Shown after registering, and to members without a confirmed address. */
export const Route = createFileRoute('/check-email')({
  codeSplitGroupings: [['loader', 'component']], // nobody else needs to know how links are exchanged
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([loadWords('guest'), loadConfirmWords()])
    const code = codeIn(window.location)
    const asks = !code && mayBeSignedIn()
    const session = asks ? await queryClient.ensureQueryData(sessionQuery).catch(() => null) : null
    const arrived = code ? await exchangeLink(queryClient, { code }) : null
    if (code && arrived && isQuestion(arrived)) return { asks: arrived, code }
    if (arrived === 'signed-in' || (session && isConfirmed(session)))
      throw redirect({ to: '/dashboard', replace: true })
    const email = pendingSignUp()?.email ?? session?.user.email ?? undefined
    return { failed: code !== undefined, email, canCorrect: !session }
  },
  pendingMs: 0,
  pendingComponent: Pending,
  component: Arriving,
})

function Pending() {
  const isArriving = codeIn(window.location) !== undefined
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={isArriving ? app.followingLink.activating : ui.loading} />
    </main>
  )
}

function Arriving() {
  const { history } = useRouter()
  const { asks, code } = Route.useLoaderData()
  if (!asks) return <Sent />
  return (
    <LinkQuestion
      {...{ code, asks }}
      lossesOf={loadLosses}
      onArrived={(arrived) => history.replace(ARRIVALS[arrived])}
    />
  )
}

function Sent() {
  usePageTitle(words.checkEmail)
  const { failed = false, email, canCorrect = false } = Route.useLoaderData()
  return <CheckEmail {...{ failed, email, canCorrect }} />
}
