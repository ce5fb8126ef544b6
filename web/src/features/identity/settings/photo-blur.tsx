import { PHOTO_BLURS } from '@ndoa/contract/dating/choices'
import { RadioGroup } from '../../../ui/forms/radio-group.tsx'
import { Switch } from '../../../ui/forms/switch.tsx'
import type { SettingsDraft } from './use-settings-draft.ts'
import { words } from './words.ts'

export function PhotoBlur({ draft: { settings, set } }: { draft: SettingsDraft }) {
  const { label, hint } = words.toggles.photo_blur
  const { photo_blur: isOn, photo_blur_for: rule } = settings
  return (
    <div>
      <Switch
        label={label}
        hint={isOn && rule === 'everybody' ? words.photoBlur.hint : hint}
        checked={isOn}
        onChange={(event) => set('photo_blur', event.target.checked)}
      />
      {isOn && (
        <div className="pb-4">
          <RadioGroup
            label={words.photoBlur.label}
            options={PHOTO_BLURS.map((value) => ({ value, ...words.photoBlur.rules[value] }))}
            value={rule}
            onChange={(value) => {
              const chosen = PHOTO_BLURS.find((known) => known === value)
              if (chosen) set('photo_blur_for', chosen)
            }}
          />
        </div>
      )}
    </div>
  )
}
