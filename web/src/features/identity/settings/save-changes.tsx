import { Button } from '../../../ui/button.tsx'
import { cx } from '../../../ui/cx.ts'
import type { SettingsDraft } from './use-settings-draft.ts'
import { words } from './words.ts'

/**
 * A toggled switch looks saved, even after a reload, so this row stays at the bottom of the window until it is saved.
 * In low windows it is at the end of the tab.
 */
export function SaveChanges({ draft }: { draft: SettingsDraft }) {
  const { isUnsaved } = draft
  return (
    <div
      data-unsaved={isUnsaved || undefined}
      className={cx(
        'flex flex-wrap items-center',
        isUnsaved &&
          'bottom-[calc(var(--shell-bottom)+0.5rem)] z-10 order-last gap-x-4 gap-y-2 rounded-lg border border-line bg-card p-3 shadow-lg [@media(min-height:30rem)]:sticky',
      )}
    >
      <Button busy={draft.saving} busyText={words.saving} onClick={draft.save}>
        {words.save}
      </Button>
      <p role="status" className={cx(isUnsaved && 'min-w-0 grow basis-36 text-sm font-medium')}>
        {isUnsaved && words.unsaved}
      </p>
    </div>
  )
}
