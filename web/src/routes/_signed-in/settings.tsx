import { createFileRoute } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { LanguageSetting } from '../../app/language/language-setting.tsx'
import { words } from '../../app/screens/words/index.ts'
import { LoadingPart } from '../../features/accounts/loading-part.tsx'
import { useViewer } from '../../features/accounts/viewer.tsx'
import { DeliverySettings, MissingContact, ThisDevice } from '../../features/deliveries/index.ts'
import { MembershipPanel } from '../../features/membership/index.ts'
import { PauseCard } from '../../features/profiles/index.ts'
import { PartedMembers } from '../../features/safety/parted-members.tsx'
import { AccountSettings } from '../../features/settings/index.ts'
import { loadAccountWords } from '../../languages/load.ts'
import { lazyPart } from '../../lib/lazy-part.ts'
import { anId, aWord, oneOf, searchOf } from '../../lib/search.ts'
import { usePageTitle } from '../../lib/use-page-title.ts'
import { rich } from '../../words/rich.tsx'

export const Route = createFileRoute('/_signed-in/settings')({
  validateSearch: searchOf({
    tab: oneOf(['notifications', 'privacy', 'security', 'membership', 'danger']),
    // The form for a new password is open.
    change: oneOf(['password']),
    // The code of a mailed link to the archive of the member's data.
    export: aWord,
    // Of the membership: what the page before chose, the payment that was just made, whose receipt is shown.
    tier: oneOf(['easy', 'super', 'premium']),
    order: anId,
    receipt: anId,
  }),
  loader: loadAccountWords,
  component: Settings,
})

const SecurityPanel = lazyPart(
  async () => (await import('../../features/accounts/security-panel.tsx')).SecurityPanel,
)
const MyReports = lazyPart(async () => (await import('../../features/reports/index.ts')).MyReports)
const MyStatements = lazyPart(async () => (await import('../../features/statements/index.ts')).MyStatements)
const DangerZone = lazyPart(async () => (await import('../../features/leaving/index.ts')).DangerZone)

function Settings() {
  usePageTitle(words.settings.title)
  const { tab, change, export: archiveCode, tier, order, receipt } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { id: userId } = useViewer()
  const go = (search: { tab: typeof tab; change?: 'password' | undefined; receipt?: string | undefined }) =>
    void navigate({ search, replace: true, resetScroll: false })

  return (
    <>
      <h1 className="display text-3xl">{words.settings.title}</h1>
      <WhoIsSignedIn />
      <LanguageSetting />
      <div className="max-w-3xl">
        <AccountSettings
          userId={userId}
          tab={tab ?? (archiveCode ? 'danger' : 'notifications')}
          onTab={(next) => go({ tab: next })}
          thisDevice={
            <Part>
              <ThisDevice userId={userId} />
            </Part>
          }
          delivery={<DeliverySettings userId={userId} />}
          missing={{
            email_notifications: <MissingContact userId={userId} channel="mail" />,
            sms_notifications: <MissingContact userId={userId} channel="sms" />,
          }}
          pause={<PauseCard />}
          people={<People />}
          security={
            <Part>
              <SecurityPanel
                changing={change === 'password'}
                onChanging={(changing) => go({ tab: 'security', change: changing ? 'password' : undefined })}
              />
            </Part>
          }
          membership={
            <Part>
              <MembershipPanel
                order={order}
                receipt={receipt}
                tier={tier}
                onReceipt={(next) => go({ tab: 'membership', receipt: next })}
                onDismiss={() => go({ tab: 'membership' })}
              />
            </Part>
          }
          danger={
            <Part>
              <DangerZone archiveCode={archiveCode} onFetched={() => go({ tab: 'danger' })} />
            </Part>
          }
        />
      </div>
    </>
  )
}

const People = () => (
  <>
    <PartedMembers />
    <Part>
      <MyReports />
      <MyStatements />
    </Part>
  </>
)

/** Loaded with its tab. */
function Part({ children }: { children: ReactNode }) {
  return <Suspense fallback={<LoadingPart />}>{children}</Suspense>
}

function WhoIsSignedIn() {
  const { name, email } = useViewer()
  return (
    <p className="mt-1 mb-4 text-soft">
      {rich(email ? words.settings.signedInAsWith : words.settings.signedInAs, {
        name: <strong>{name}</strong>,
        email: <>{email}</>,
      })}
    </p>
  )
}
