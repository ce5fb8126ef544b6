import { useBlocker } from '@tanstack/react-router'
import { words } from '../words.ts'
import { ConfirmDialog } from './confirm-dialog.tsx'

export interface UnsavedQuestionProps {
  isUnsaved: boolean
  /** Also asks before the page is closed or reloaded, although the changes are kept as a draft. */
  alsoOnClosing?: boolean
  text: string
  onLeave: () => void
}

export function UnsavedQuestion({ isUnsaved, alsoOnClosing = false, text, onLeave }: UnsavedQuestionProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    // Signing out hides the page after it has asked already.
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
