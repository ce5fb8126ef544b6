import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { words } from './words/index.ts'

export interface UnsavedQuestionProps {
  isUnsaved: boolean
  text: string
  /** The member leaves and gives the changes up. */
  onLeave: () => void
}

/** Asks before the screen is left with unsaved changes. Closing the page loses nothing: they are kept as a draft. */
export function UnsavedQuestion({ isUnsaved, text, onLeave }: UnsavedQuestionProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: false,
    withResolver: true,
  })

  function leave() {
    onLeave()
    proceed?.()
  }

  return (
    <ConfirmDialog
      open={status === 'blocked'}
      title={words.leaveUnsaved.title}
      text={text}
      cancelText={words.leaveUnsaved.stay}
      confirmText={words.leaveUnsaved.leave}
      danger
      onConfirm={leave}
      onClose={() => reset?.()}
    />
  )
}
