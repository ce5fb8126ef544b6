import type { ReactNode } from 'react'
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

interface SettingSwitchesProps {
  draft: SettingsDraft
  names: readonly ToggleName[]
  /** Under a switch while it is on. */
  under?: Partial<Record<ToggleName, ReactNode>>
}

/** Several of them in one card. */
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
