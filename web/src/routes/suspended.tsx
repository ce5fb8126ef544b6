import { createFileRoute, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import { AccountPage } from '../features/accounts/account-page.tsx'
import { isSuspended, sessionQuery } from '../features/accounts/session.ts'
import { signOut } from '../features/accounts/sign-out.ts'
import { dateLabel, timeLabel } from '../lib/dates.ts'
import { lazyPart } from '../lib/lazy-part.ts'
import { aWord, searchOf } from '../lib/search.ts'
import { usePageTitle } from '../lib/use-page-title.ts'
import { Banner } from '../ui/banner.tsx'
import { Button } from '../ui/button.tsx'
import { linkClass } from '../ui/link.ts'
import { Spinner } from '../ui/spinner.tsx'

/** All that a suspended member sees: what was decided and why, the way to a second look, and how to leave. */
export const Route = createFileRoute('/suspended')({
  validateSearch: searchOf({ export: aWord }),
  loader: async ({ context: { queryClient } }) => {
    const session = await queryClient.ensureQueryData(sessionQuery)
    if (!session) throw redirect({ to: '/login', replace: true })
    if (!isSuspended(session)) throw redirect({ to: '/dashboard', replace: true })
    return session.user
  },
  component: Suspended,
})

const MyStatements = lazyPart(async () => (await import('../features/statements/index.ts')).MyStatements)
const MyReports = lazyPart(async () => (await import('../features/reports/index.ts')).MyReports)
const DangerZone = lazyPart(async () => (await import('../features/leaving/index.ts')).DangerZone)

function Suspended() {
  usePageTitle('Your Account')
  const { name, suspended_until: until } = Route.useLoaderData()
  const { export: archiveCode } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AccountPage
      title="Your account"
      headerLink={
        <Button variant="quiet" onClick={() => void signOut()}>
          Logout
        </Button>
      }
    >
      <div className="grid gap-6">
        <Banner tone="info">
          {until
            ? `Your account is suspended until ${dateLabel(until)}, ${timeLabel(until)}.`
            : 'Your account is suspended until further notice.'}
        </Banner>
        <p>
          Dear {name}, no one can see your profile until then, and you can’t like, match or send messages.
          Your profile, matches and messages are kept. Our rules are in the{' '}
          <a href="/community-rules" className={linkClass}>
            Community Rules
          </a>
          .
        </p>
        <Suspense fallback={<Spinner label="Loading..." />}>
          <MyStatements title="What we decided, and why" />
          <MyReports onlyIfAny />
        </Suspense>
        <p>
          Something is unclear? Please{' '}
          <a href="/contact" className={linkClass}>
            write to us
          </a>
          . We reply within 24 hours.
        </p>
        <Suspense fallback={<Spinner label="Loading..." />}>
          <DangerZone
            onlyForever
            archiveCode={archiveCode}
            onFetched={() => void navigate({ search: {}, replace: true })}
          />
        </Suspense>
      </div>
    </AccountPage>
  )
}
