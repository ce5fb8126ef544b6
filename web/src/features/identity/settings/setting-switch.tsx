import type { ReactNode } from 'react'
import { Switch } from '../../../ui/forms/switch.tsx'
import type { ToggleName } from './toggle-name.ts'
import type { SettingsDraft } from './use-settings-draft.ts'
import { words } from './words.ts'

export function SettingSwitch({ draft, name }: { draft: SettingsDraft; name: ToggleName }) {
  return (
    <Switch
      {...words.toggles[name]}
      checked={draft.settings[name]}
      onChange={(event) => draft.set(name, event.target.checked)}
    />
  )
}

interface SettingSwitchesProps {
  draft: SettingsDraft
  names: readonly ToggleName[]
  under?: Partial<Record<ToggleName, ReactNode>>
}

export function SettingSwitches({ draft, names, under = {} }: SettingSwitchesProps) {
  return (
    <div className="divide-y divide-line">
      {names.map((name) => (
        <div key={name}>
          <SettingSwitch draft={draft} name={name} />
          {draft.settings[name] && under[name]}
        </div>
      ))}
    </div>
  )
}
