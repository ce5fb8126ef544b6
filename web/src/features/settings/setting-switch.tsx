import { Switch } from '../../ui/switch.tsx'
import type { ToggleName } from './toggle-name.ts'
import type { SettingsDraft } from './use-settings-draft.ts'
import { words } from './words/index.ts'

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
