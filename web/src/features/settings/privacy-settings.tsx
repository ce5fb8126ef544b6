import { VISIBILITIES } from '@ndoa/contract/choices'
import type { Visibility } from '@ndoa/contract/settings'
import { Link } from '@tanstack/react-router'
import { Card } from '../../ui/card.tsx'
import { linkClass } from '../../ui/link.ts'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { ConsentSettings } from './consent-settings.tsx'
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
  {
    name: 'show_online_status',
    label: 'Show Online Status',
    hint: 'Your matches see when you’re online and when you’re typing.',
  },
  {
    name: 'show_last_seen',
    label: 'Show Last Seen',
    hint: 'Others see the day, and your matches the hour. With this and Show Online Status both off, no one can see that you’ve read a message.',
  },
  {
    name: 'show_distance',
    label: 'Show Distance',
    hint: 'Roughly, such as “50–100 km away”, measured from city to city.',
  },
  {
    name: 'allow_screenshots',
    label: 'Allow Screenshots',
    hint: 'When off, your profile asks others not to take any. A web page can’t stop them.',
  },
]

/** Who can see the profile, and which parts of it. */
export function PrivacySettings({ userId, draft }: { userId: string; draft: SettingsDraft }) {
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
        <p className="mt-3 text-soft">
          Verified members carry a blue badge.{' '}
          <Link to="/verification" className={linkClass}>
            Get Verified
          </Link>
        </p>
      </Card>
      <Card>
        <SettingSwitches draft={draft} toggles={TOGGLES} />
      </Card>
      <SaveChanges draft={draft} />
      <ConsentSettings userId={userId} />
    </div>
  )
}
