import { createFileRoute, redirect } from '@tanstack/react-router'
import { Suspense } from 'react'
import { applyAccountLanguage } from '../app/language/account-language.ts'
import { words } from '../app/screens/words.ts'
import { AccountPage } from '../features/identity/accounts/account-page.tsx'
import { isSuspended, sessionQuery } from '../features/identity/accounts/sessions/session.ts'
import { signOut } from '../features/identity/accounts/sessions/sign-out.ts'
import { MembershipPanel } from '../features/membership/index.ts'
import { loadAccountWords, loadWords, pagePath } from '../languages/load.ts'
import { dateLabel, timeLabel } from '../lib/dates.ts'
import { lazyPart } from '../lib/loading/lazy-part.ts'
import { usePageTitle } from '../lib/screen/use-page-title.ts'
import { readId, readText, searchOf } from '../lib/search.ts'
import { Button } from '../ui/button.tsx'
import { Banner } from '../ui/feedback/banner.tsx'
import { Spinner } from '../ui/feedback/spinner.tsx'
import { linkClass } from '../ui/link.ts'
import { words as ui } from '../ui/words.ts'
import { rich } from '../words/rich.tsx'

export const Route = createFileRoute('/suspended')({
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: searchOf({ export: readText, receipt: readId }),
  loader: async ({ context: { queryClient } }) => {
    const session = await queryClient.ensureQueryData(sessionQuery)
    if (!session) throw redirect({ to: '/login', replace: true })
    if (!isSuspended(session)) throw redirect({ to: '/dashboard', replace: true })
    await applyAccountLanguage(queryClient, session.user)
    await Promise.all([loadWords('member'), loadAccountWords()])
    return session.user
  },
  component: Suspended,
})

const MyStatements = lazyPart(
  async () => (await import('../features/trust/statements/index.ts')).MyStatements,
)
const MyReports = lazyPart(async () => (await import('../features/trust/reports/index.ts')).MyReports)
const DangerZone = lazyPart(async () => (await import('../app/leaving/index.ts')).DangerZone)

const link = (address: string) => (text: string) => (
  <a href={address} className={linkClass}>
    {text}
  </a>
)

function Suspended() {
  usePageTitle(words.suspended.pageTitle)
  const { name, suspended_until: until } = Route.useLoaderData()
  const { export: archiveCode, receipt } = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <AccountPage
      title={words.suspended.title}
      headerLink={
        <Button variant="quiet" onClick={() => void signOut()}>
          {words.suspended.logout}
        </Button>
      }
    >
      <div className="grid gap-6">
        <Banner tone="info">
          {until ? words.suspended.until(dateLabel(until), timeLabel(until)) : words.suspended.forever}
        </Banner>
        <p>{rich(words.suspended.text, { name: <>{name}</>, a: link(pagePath('/community-rules')) })}</p>
        <Suspense fallback={<Spinner label={ui.loading} />}>
          <MyStatements title={words.suspended.decided} />
          <MyReports onlyIfAny />
          <MembershipPanel
            canBuy={false}
            receipt={receipt}
            onReceipt={(next) => void navigate({ search: { receipt: next }, replace: true })}
            onDismiss={() => {}}
          />
        </Suspense>
        <p>{rich(words.suspended.contact, { a: link(pagePath('/contact')) })}</p>
        <Suspense fallback={<Spinner label={ui.loading} />}>
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
