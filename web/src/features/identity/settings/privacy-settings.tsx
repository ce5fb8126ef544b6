import { VISIBILITIES } from '@ndoa/contract/dating/choices'
import { Link } from '@tanstack/react-router'
import { Card } from '../../../ui/card.tsx'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { linkClass } from '../../../ui/link.ts'
import { rich } from '../../../words/rich.tsx'
import { ConsentSettings } from './consent-settings.tsx'
import { PhotoBlur } from './photo-blur.tsx'
import { PhotoGrants } from './photo-grants.tsx'
import { SaveChanges } from './save-changes.tsx'
import { SettingSwitches } from './setting-switch.tsx'
import type { ToggleName } from './toggle-name.ts'
import type { SettingsDraft } from './use-settings-draft.ts'
import { words } from './words.ts'

const TOGGLES: ToggleName[] = ['show_online_status', 'show_last_seen', 'show_distance', 'allow_screenshots']

export function PrivacySettings({ userId, draft }: { userId: string; draft: SettingsDraft }) {
  const { photo_blur, photo_blur_for } = draft.settings
  return (
    <>
      <Card>
        <RadioGroup
          label={words.visibility}
          options={VISIBILITIES.map((value) => ({ value, label: words.visibilities[value] }))}
          value={draft.settings.profile_visibility}
          onChange={(value) => {
            const visibility = VISIBILITIES.find((known) => known === value)
            if (visibility) draft.set('profile_visibility', visibility)
          }}
        />
        <p className="mt-3 text-soft">{rich(words.badge, { a: verificationLink })}</p>
      </Card>
      <Card>
        <div className="divide-y divide-line">
          <PhotoBlur draft={draft} />
          <SettingSwitches draft={draft} names={TOGGLES} />
        </div>
      </Card>
      <SaveChanges draft={draft} />
      {photo_blur && photo_blur_for === 'everybody' && <PhotoGrants />}
      <ConsentSettings userId={userId} />
    </>
  )
}

const verificationLink = (text: string) => (
  <Link to="/verification" className={linkClass}>
    {text}
  </Link>
)
