import { createFileRoute } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { LanguageSetting } from '../../app/language/language-setting.tsx'
import { words } from '../../app/screens/words.ts'
import { PauseCard } from '../../features/dating/profiles/index.ts'
import { PartedMembers } from '../../features/dating/safety/parted-members.tsx'
import { LoadingPart } from '../../features/identity/accounts/loading-part.tsx'
import { useViewer } from '../../features/identity/accounts/sessions/viewer-provider.tsx'
import { AccountSettings } from '../../features/identity/settings/index.ts'
import { MembershipPanel } from '../../features/membership/index.ts'
import {
  DeliverySettings,
  MissingContact,
  ThisDevice,
} from '../../features/notifications/deliveries/index.ts'
import { loadAccountWords } from '../../languages/load.ts'
import { lazyPart } from '../../lib/loading/lazy-part.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'
import { oneOf, readId, readText, searchOf } from '../../lib/search.ts'
import { rich } from '../../words/rich.tsx'

export const Route = createFileRoute('/_signed-in/settings')({
  validateSearch: searchOf({
    tab: oneOf(['notifications', 'privacy', 'security', 'membership', 'danger']),
    change: oneOf(['password']),
    export: readText,
    // Membership: the tier chosen before, the payment just made, the order whose receipt is shown.
    tier: oneOf(['easy', 'super', 'premium']),
    order: readId,
    receipt: readId,
  }),
  loader: loadAccountWords,
  component: Settings,
})

const SecurityPanel = lazyPart(
  async () => (await import('../../features/identity/accounts/security/security-panel.tsx')).SecurityPanel,
)
const MyReports = lazyPart(async () => (await import('../../features/trust/reports/index.ts')).MyReports)
const MyStatements = lazyPart(
  async () => (await import('../../features/trust/statements/index.ts')).MyStatements,
)
const DangerZone = lazyPart(async () => (await import('../../app/leaving/index.ts')).DangerZone)

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
      <SignedInAs />
      <LanguageSetting />
      <div className="max-w-3xl">
        <AccountSettings
          userId={userId}
          tab={tab ?? (archiveCode ? 'danger' : 'notifications')}
          onTab={(next) => go({ tab: next })}
          thisDevice={
            <LazyPart>
              <ThisDevice userId={userId} />
            </LazyPart>
          }
          delivery={<DeliverySettings userId={userId} />}
          missing={{
            email_notifications: <MissingContact userId={userId} channel="mail" />,
            sms_notifications: <MissingContact userId={userId} channel="sms" />,
          }}
          pause={<PauseCard />}
          people={<OtherMembers />}
          security={
            <LazyPart>
              <SecurityPanel
                changing={change === 'password'}
                onChanging={(changing) => go({ tab: 'security', change: changing ? 'password' : undefined })}
              />
            </LazyPart>
          }
          membership={
            <LazyPart>
              <MembershipPanel
                order={order}
                receipt={receipt}
                tier={tier}
                onReceipt={(next) => go({ tab: 'membership', receipt: next })}
                onDismiss={() => go({ tab: 'membership' })}
              />
            </LazyPart>
          }
          danger={
            <LazyPart>
              <DangerZone archiveCode={archiveCode} onFetched={() => go({ tab: 'danger' })} />
            </LazyPart>
          }
        />
      </div>
    </>
  )
}

const OtherMembers = () => (
  <>
    <PartedMembers />
    <LazyPart>
      <MyReports />
      <MyStatements />
    </LazyPart>
  </>
)

function LazyPart({ children }: { children: ReactNode }) {
  return <Suspense fallback={<LoadingPart />}>{children}</Suspense>
}

function SignedInAs() {
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
