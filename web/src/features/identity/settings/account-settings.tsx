import type { Settings } from '@ndoa/contract/identity/settings'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sentenceFor } from '../../../lib/api/api-error.ts'
import { Button } from '../../../ui/button.tsx'
import { UnsavedQuestion } from '../../../ui/dialogs/unsaved-question.tsx'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { FailedState } from '../../../ui/feedback/failed-state.tsx'
import { Spinner } from '../../../ui/feedback/spinner.tsx'
import { Tabs } from '../../../ui/tabs.tsx'
import { words as ui } from '../../../ui/words.ts'
import { NotificationSettings } from './notification-settings.tsx'
import { PrivacySettings } from './privacy-settings.tsx'
import { SecuritySettings } from './security-settings.tsx'
import { settingsQuery } from './settings.queries.ts'
import type { ToggleName } from './toggle-name.ts'
import { useSettingsDraft } from './use-settings-draft.ts'
import { words } from './words.ts'

export type SettingsTab = 'notifications' | 'privacy' | 'security' | 'membership' | 'danger'

export interface AccountSettingsProps {
  userId: string
  tab: SettingsTab
  onTab: (tab: SettingsTab) => void
  thisDevice: ReactNode
  delivery: ReactNode
  missing: Partial<Record<ToggleName, ReactNode>>
  pause: ReactNode
  people: ReactNode
  security: ReactNode
  membership: ReactNode
  danger: ReactNode
}

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
      {/* Members may assume that a toggled switch is saved, so closing the page asks too. */}
      <UnsavedQuestion
        isUnsaved={draft.isUnsaved}
        alsoOnClosing
        text={words.unsaved}
        onLeave={draft.giveUp}
      />
    </>
  )
}
