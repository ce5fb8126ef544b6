import type { Settings } from '@ndoa/contract/settings'
import { Switch } from '../../ui/switch.tsx'
import type { SettingsDraft } from './use-settings-draft.ts'
import { words } from './words/index.ts'

export type ToggleName = {
  [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never
}[keyof Settings]

/** One setting that is on or off. */
export function SettingSwitch({ draft, name }: { draft: SettingsDraft; name: ToggleName }) {
  return (
    <Switch
      {...words.toggles[name]}
      checked={draft.settings[name]}
      onChange={(event) => draft.set(name, event.target.checked)}
    />
  )
}

/** Several of them in one card. */
export function SettingSwitches({ draft, names }: { draft: SettingsDraft; names: readonly ToggleName[] }) {
  return (
    <div className="divide-y divide-line">
      {names.map((name) => (
        <SettingSwitch key={name} draft={draft} name={name} />
      ))}
    </div>
  )
}
