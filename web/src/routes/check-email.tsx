import { createFileRoute, Link, redirect, useRouter } from '@tanstack/react-router'
import { AccountPage } from '../features/accounts/account-page.tsx'
import { ARRIVALS, arrivalFrom, exchangeLink, isQuestion } from '../features/accounts/exchange-link.ts'
import { LinkQuestion } from '../features/accounts/link-question.tsx'
import { pendingSignUp } from '../features/accounts/pending-sign-up.ts'
import { ResendMail } from '../features/accounts/resend-mail.tsx'
import { isConfirmed, mayBeSignedIn, sessionQuery } from '../features/accounts/session.ts'
import { words } from '../features/accounts/words/guest/index.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Banner } from '../ui/banner.tsx'
import { linkClass } from '../ui/link.ts'
import { Spinner } from '../ui/spinner.tsx'
import { words as ui } from '../ui/words/index.ts'
import { rich } from '../words/rich.tsx'

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
    return { failed: code !== undefined, email: pendingSignUp()?.email ?? session?.user.email }
  },
  pendingMs: 0,
  pendingComponent: Pending,
  component: Arriving,
})

function Pending() {
  const isArriving = arrivalFrom(window.location).code !== undefined
  return (
    <main className="grid min-h-dvh place-items-center">
      <Spinner label={isArriving ? words.confirmEmail.activating : ui.loading} />
    </main>
  )
}

function Arriving() {
  const { history } = useRouter()
  const { asks, code } = Route.useLoaderData()
  if (!asks) return <CheckEmail />
  return <LinkQuestion {...{ code, asks }} onArrived={(arrived) => history.replace(ARRIVALS[arrived])} />
}

function CheckEmail() {
  usePageTitle(words.checkEmail)
  const { failed, email } = Route.useLoaderData()
  return (
    <AccountPage title={words.confirmEmail.title}>
      <div className="grid gap-6">
        {failed && <Banner tone="error">{words.link.failed}</Banner>}
        <section className="grid gap-2">
          <h2 className="text-xl font-bold">{words.checkEmail}</h2>
          <p>
            {email
              ? rich(words.confirmEmail.sentTo, { to: <strong className="break-all">{email}</strong> })
              : words.confirmEmail.sent}
          </p>
        </section>
        <ResendMail />
        <p className="border-t border-line pt-6 text-soft">{words.confirmEmail.follow}</p>
        <Link to="/login" className={`${linkClass} justify-self-start`}>
          {words.backToLogin}
        </Link>
      </div>
    </AccountPage>
  )
}
