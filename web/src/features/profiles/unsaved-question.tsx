import { useBlocker } from '@tanstack/react-router'
import { once } from '../../lib/once.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { SECTIONS, type SectionName } from './profile-sections.ts'

const list = once(() => new Intl.ListFormat('en'))

/** Asks before the screen is left with unsaved changes; when the page is closed, the browser asks. */
export function UnsavedQuestion({ unsaved }: { unsaved: readonly SectionName[] }) {
  const isUnsaved = unsaved.length > 0
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: isUnsaved,
    withResolver: true,
  })
  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title="Leave without saving?"
      text={`Your changes in ${list().format(unsaved.map((name) => SECTIONS[name].label))} haven’t been saved.`}
      cancelText="Stay"
      confirmText="Leave"
      danger
      onConfirm={() => proceed?.()}
      onClose={() => reset?.()}
    />
  )
}
