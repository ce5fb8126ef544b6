import { Button } from '../../ui/button.tsx'
import type { SettingsDraft } from './use-settings-draft.ts'
import { words } from './words/index.ts'

/** The button at the end of every tab that has settings to save. */
export function SaveChanges({ draft }: { draft: SettingsDraft }) {
  return (
    <Button busy={draft.saving} busyText={words.saving} onClick={draft.save} className="justify-self-start">
      {words.save}
    </Button>
  )
}
