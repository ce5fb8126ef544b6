import { Button } from '../../ui/button.tsx'
import type { SettingsDraft } from './use-settings-draft.ts'

/** The button at the end of every tab that has settings to save. */
export function SaveChanges({ draft }: { draft: SettingsDraft }) {
  return (
    <Button busy={draft.saving} busyText="Saving..." onClick={draft.save} className="justify-self-start">
      Save Changes
    </Button>
  )
}
