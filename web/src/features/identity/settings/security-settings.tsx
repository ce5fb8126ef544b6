import type { ReactNode } from 'react'
import { Card } from '../../../ui/card.tsx'
import { SaveChanges } from './save-changes.tsx'
import { SettingSwitch } from './setting-switch.tsx'
import type { SettingsDraft } from './use-settings-draft.ts'

export interface SecuritySettingsProps {
  draft: SettingsDraft
  children: ReactNode
}

export function SecuritySettings({ draft, children }: SecuritySettingsProps) {
  return (
    <div className="flex flex-col gap-6">
      {children}
      <Card>
        <SettingSwitch draft={draft} name="login_alerts" />
      </Card>
      <SaveChanges draft={draft} />
    </div>
  )
}
