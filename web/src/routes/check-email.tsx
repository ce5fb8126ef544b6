import { createFileRoute, redirect, useRouter } from '@tanstack/react-router'
import { CheckEmail } from '../features/accounts/check-email.tsx'
import { ARRIVALS, arrivalFrom, exchangeLink, isQuestion } from '../features/accounts/exchange-link.ts'
import { LinkQuestion } from '../features/accounts/link-question.tsx'
import { pendingSignUp } from '../features/accounts/pending-sign-up.ts'
import { isConfirmed, mayBeSignedIn, sessionQuery } from '../features/accounts/session.ts'
import { words } from '../features/accounts/words/guest/index.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Spinner } from '../ui/spinner.tsx'
import { words as ui } from '../ui/words/index.ts'

/** Not with the words of every visitor. @throws if there is no network */
const loadWords = async () => (await import('../features/accounts/words/confirm/load.ts')).loadConfirmWords()

/** Shown after registering, and to members without a confirmed address. */
export const Route = createFileRoute('/check-email')({
  loader: async ({ context: { queryClient } }) => {
    const { code } = arrivalFrom(window.location)
    const asks = !code && mayBeSignedIn()
    const session = asks ? await queryClient.ensureQueryData(sessionQuery).catch(() => null) : null
    const arrived = code ? await exchangeLink(queryClient, { code }) : null
    if (code && arrived && isQuestion(arrived)) return { asks: arrived, code }
    if (arrived === 'signed-in' || (session && isConfirmed(session)))
      throw redirect({ to: '/dashboard', replace: true })
    await loadWords()
    const email = pendingSignUp()?.email ?? session?.user.email ?? undefined
    return { failed: code !== undefined, email, canCorrect: !session }
  },
  pendingMs: 0,
  pendingComponent: Pending,
  component: Arriving,
})

function Pending() {
  const isArriving = arrivalFrom(window.location).code !== undefined
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={isArriving ? words.link.activating : ui.loading} />
    </main>
  )
}

function Arriving() {
  const { history } = useRouter()
  const { asks, code } = Route.useLoaderData()
  if (!asks) return <Sent />
  return <LinkQuestion {...{ code, asks }} onArrived={(arrived) => history.replace(ARRIVALS[arrived])} />
}

function Sent() {
  usePageTitle(words.checkEmail)
  const { failed = false, email, canCorrect = false } = Route.useLoaderData()
  return <CheckEmail {...{ failed, email, canCorrect }} />
}
