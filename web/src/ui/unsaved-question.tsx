import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { words } from './words/index.ts'

export interface UnsavedQuestionProps {
  isUnsaved: boolean
  /** Also before the page is closed or loaded again, though the changes are kept as a draft. */
  alsoOnClosing?: boolean
  text: string
  /** The member leaves and gives the changes up. */
  onLeave: () => void
}

/** Asks before the screen is left with unsaved changes. */
export function UnsavedQuestion({ isUnsaved, alsoOnClosing = false, text, onLeave }: UnsavedQuestionProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    // The page is hidden once the member signs out, who was asked before that.
    enableBeforeUnload: () => alsoOnClosing && isUnsaved && !document.body.hidden,
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
