import type { Settings } from '@ndoa/contract/settings'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceFor } from '../../lib/api-error.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FailedState } from '../../ui/failed-state.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { UnsavedQuestion } from '../../ui/unsaved-question.tsx'
import { words as ui } from '../../ui/words/index.ts'
import { NotificationSettings } from './notification-settings.tsx'
import { PrivacySettings } from './privacy-settings.tsx'
import { SecuritySettings } from './security-settings.tsx'
import { settingsQuery } from './settings.queries.ts'
import type { ToggleName } from './toggle-name.ts'
import { useSettingsDraft } from './use-settings-draft.ts'
import { words } from './words/index.ts'

export type SettingsTab = 'notifications' | 'privacy' | 'security' | 'membership' | 'danger'

export interface AccountSettingsProps {
  userId: string
  tab: SettingsTab
  onTab: (tab: SettingsTab) => void
  /** Push in this browser. */
  thisDevice: ReactNode
  /** Notification channels by kind, and quiet hours. */
  delivery: ReactNode
  /** What keeps a channel that is on from working. */
  missing: Partial<Record<ToggleName, ReactNode>>
  /** Taking a break. */
  pause: ReactNode
  /** Whom the member blocked and parted from. */
  people: ReactNode
  /** Password, second factor and devices. */
  security: ReactNode
  /** What is bought. */
  membership: ReactNode
  /** Leaving. */
  danger: ReactNode
}

/** All settings, in five tabs. */
export function AccountSettings(props: AccountSettingsProps) {
  const { data, error, isFetching, refetch } = useQuery(settingsQuery(props.userId))
  const retry = () => void refetch()
  if (data) return <SettingsTabs {...props} stored={data} />
  if (error)
    return (
      <FailedState
        title={sentenceFor(error, words.fetchFailed)}
        text={ui.tryLater}
        busy={isFetching}
        onRetry={retry}
      />
    )
  if (data === null)
    return (
      <EmptyState
        title={words.notFound}
        text={ui.tryLater}
        action={
          <Button busy={isFetching} onClick={retry}>
            {words.retry}
          </Button>
        }
      />
    )
  return (
    <div className="grid place-items-center py-16">
      <Spinner label={words.loading} />
    </div>
  )
}

function SettingsTabs(props: AccountSettingsProps & { stored: Settings }) {
  const { userId, stored, tab, onTab, pause, people, security, membership, danger } = props
  const { thisDevice, delivery, missing } = props
  const draft = useSettingsDraft(userId, stored)
  return (
    <>
      <Tabs<SettingsTab>
        label={words.tabsLabel}
        value={tab}
        onChange={onTab}
        tabs={[
          {
            value: 'notifications',
            label: words.tabs.notifications,
            content: <NotificationSettings {...{ draft, thisDevice, delivery, missing }} />,
          },
          {
            value: 'privacy',
            label: words.tabs.privacy,
            content: (
              <div className="flex flex-col gap-6">
                {pause}
                <PrivacySettings userId={userId} draft={draft} />
                {people}
              </div>
            ),
          },
          {
            value: 'security',
            label: words.tabs.security,
            content: <SecuritySettings draft={draft}>{security}</SecuritySettings>,
          },
          { value: 'membership', label: words.tabs.membership, content: membership },
          { value: 'danger', label: words.tabs.danger, content: danger },
        ]}
      />
      {/* Whoever has turned a switch takes it for saved. */}
      <UnsavedQuestion
        isUnsaved={draft.isUnsaved}
        alsoOnClosing
        text={words.unsaved}
        onLeave={draft.giveUp}
      />
    </>
  )
}
