import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { SaveChanges } from './save-changes.tsx'
import { SettingSwitches } from './setting-switch.tsx'
import type { ToggleName } from './toggle-name.ts'
import type { SettingsDraft } from './use-settings-draft.ts'
import { words } from './words.ts'

const CHANNELS: ToggleName[] = ['email_notifications', 'sms_notifications', 'push_notifications']
const EVENTS: ToggleName[] = ['new_matches', 'messages', 'likes', 'profile_views']
const MARKETING: ToggleName[] = ['marketing_emails']

interface NotificationSettingsProps {
  draft: SettingsDraft
  thisDevice: ReactNode
  delivery: ReactNode
  missing: Partial<Record<ToggleName, ReactNode>>
}

export function NotificationSettings({ draft, thisDevice, delivery, missing }: NotificationSettingsProps) {
  return (
    <div className="flex flex-col gap-6">
      <Card>
        <h2 className="mb-1 text-xl font-bold">{words.channels}</h2>
        <SettingSwitches draft={draft} names={CHANNELS} under={missing} />
        {draft.settings.push_notifications && <div className="border-t border-line">{thisDevice}</div>}
      </Card>
      <Card>
        <h2 className="mb-1 text-xl font-bold">{words.events}</h2>
        <SettingSwitches draft={draft} names={EVENTS} />
      </Card>
      <Card>
        <SettingSwitches draft={draft} names={MARKETING} />
      </Card>
      {delivery}
      <SaveChanges draft={draft} />
    </div>
  )
}
