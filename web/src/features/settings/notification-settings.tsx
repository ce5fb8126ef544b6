import { Card } from '../../ui/card.tsx'
import { SaveChanges } from './save-changes.tsx'
import { SettingSwitches, type Toggle } from './setting-switch.tsx'
import type { SettingsDraft } from './use-settings-draft.ts'

const CHANNELS: Toggle[] = [
  {
    name: 'email_notifications',
    label: 'Email',
    hint: 'When something is waiting for you and you’re not here.',
  },
  {
    name: 'sms_notifications',
    label: 'SMS',
    hint: 'We don’t send text messages yet. We’ll keep your choice for when we do.',
  },
  {
    name: 'push_notifications',
    label: 'Push',
    hint: 'We don’t send push notifications yet. We’ll keep your choice for when we do.',
  },
]
const EVENTS: Toggle[] = [
  { name: 'new_matches', label: 'New Matches' },
  { name: 'messages', label: 'Messages' },
  { name: 'likes', label: 'Likes' },
  { name: 'profile_views', label: 'Profile Views', hint: 'Once a week.' },
]
const MARKETING: Toggle[] = [
  {
    name: 'marketing_emails',
    label: 'Marketing Emails',
    hint: 'We don’t send any yet. We’ll keep your choice for when we do.',
  },
]

/** The channels and the events of notifications. */
export function NotificationSettings({ draft }: { draft: SettingsDraft }) {
  return (
    <div className="grid gap-6">
      <Card>
        <h2 className="mb-1 text-xl font-bold">How we reach you</h2>
        <SettingSwitches draft={draft} toggles={CHANNELS} />
      </Card>
      <Card>
        <h2 className="mb-1 text-xl font-bold">What we tell you</h2>
        <SettingSwitches draft={draft} toggles={EVENTS} />
      </Card>
      <Card>
        <SettingSwitches draft={draft} toggles={MARKETING} />
      </Card>
      <SaveChanges draft={draft} />
    </div>
  )
}
