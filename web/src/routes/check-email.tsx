import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { loadUnsavedData } from '../app/offline/load-unsaved-data.ts'
import { words as app } from '../app/words.ts'
import { loadConfirmWords } from '../features/identity/accounts/load-confirm-words.ts'
import { isConfirmed, mayBeSignedIn, sessionQuery } from '../features/identity/accounts/sessions/session.ts'
import { ARRIVALS, exchangeLink, isQuestion } from '../features/identity/accounts/sign-in/exchange-link.ts'
import { linkCode } from '../features/identity/accounts/sign-in/link-params.ts'
import { LinkQuestion } from '../features/identity/accounts/sign-in/link-question.tsx'
import { CheckEmail } from '../features/identity/accounts/sign-up/check-email.tsx'
import { pendingSignUp } from '../features/identity/accounts/sign-up/pending-sign-up.ts'
import { words } from '../features/identity/accounts/words/guest.ts'
import { loadWords } from '../languages/load.ts'
import { usePageTitle } from '../lib/screen/use-page-title.ts'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { words as ui } from '../ui/words.ts'

export const Route = createFileRoute('/check-email')({
  codeSplitGroupings: [['loader', 'component']],
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([loadWords('guest'), loadConfirmWords()])
    const code = linkCode(window.location)
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
  component: CheckEmailScreen,
})

function Pending() {
  const isArriving = linkCode(window.location) !== undefined
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={isArriving ? app.followingLink.activating : ui.loading} />
    </main>
  )
}

function CheckEmailScreen() {
  const { history } = useRouter()
  const { asks, code } = Route.useLoaderData()
  if (!asks) return <Sent />
  return (
    <LinkQuestion
      {...{ code, asks }}
      describeUnsavedData={loadUnsavedData}
      onArrived={(arrived) => history.replace(ARRIVALS[arrived])}
    />
  )
}

function Sent() {
  usePageTitle(words.checkEmail)
  const { failed = false, email, canCorrect = false } = Route.useLoaderData()
  return <CheckEmail {...{ failed, email, canCorrect }} />
}
