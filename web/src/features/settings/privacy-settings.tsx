import { VISIBILITIES, type Visibility } from '@ndoa/contract/settings'
import { Card } from '../../ui/card.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { SaveChanges } from './save-changes.tsx'
import { SettingSwitches, type Toggle } from './setting-switch.tsx'
import type { SettingsDraft } from './use-settings-draft.ts'

const LABELS: Record<Visibility, string> = {
  everyone: 'Everyone',
  verified: 'Verified Users Only',
  matches: 'Matches Only',
}
const VISIBILITY_OPTIONS = VISIBILITIES.map((value) => ({ value, label: LABELS[value] }))

const TOGGLES: Toggle[] = [
  { name: 'photo_blur', label: 'Photo Blur', hint: 'Blur photos for non-premium users.' },
  { name: 'show_online_status', label: 'Show Online Status' },
  { name: 'show_last_seen', label: 'Show Last Seen' },
  {
    name: 'show_distance',
    label: 'Show Distance',
    hint: 'Distances are not shown yet. Your choice is kept until they are.',
  },
  {
    name: 'allow_screenshots',
    label: 'Allow Screenshots',
    hint: 'A browser cannot prevent them. Your choice is kept for the mobile app.',
  },
]

/** Who sees the member, and what of them. */
export function PrivacySettings({ draft }: { draft: SettingsDraft }) {
  return (
    <div className="grid gap-6">
      <Card>
        <RadioGroup
          label="Who can see your profile"
          options={VISIBILITY_OPTIONS}
          value={draft.settings.profile_visibility}
          onChange={(value) => {
            const visibility = VISIBILITIES.find((known) => known === value)
            if (visibility) draft.set('profile_visibility', visibility)
          }}
        />
      </Card>
      <Card>
        <SettingSwitches draft={draft} toggles={TOGGLES} />
      </Card>
      <SaveChanges draft={draft} />
    </div>
  )
}
