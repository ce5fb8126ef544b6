import type { Settings } from '@ndoa/contract/settings'
import { Switch } from '../../ui/switch.tsx'
import type { SettingsDraft } from './use-settings-draft.ts'

type ToggleName = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings]

export interface Toggle {
  name: ToggleName
  label: string
  hint?: string
}

/** One setting that is on or off. */
export function SettingSwitch({ draft, name, label, hint }: Toggle & { draft: SettingsDraft }) {
  return (
    <Switch
      label={label}
      hint={hint}
      checked={draft.settings[name]}
      onChange={(event) => draft.set(name, event.target.checked)}
    />
  )
}

/** Several of them in one card. */
export function SettingSwitches({ draft, toggles }: { draft: SettingsDraft; toggles: readonly Toggle[] }) {
  return (
    <div className="divide-y divide-line">
      {toggles.map((toggle) => (
        <SettingSwitch key={toggle.name} draft={draft} {...toggle} />
      ))}
    </div>
  )
}
