import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

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
      title="Leave without saving?"
      text={text}
      cancelText="Stay"
      confirmText="Leave"
      danger
      onConfirm={leave}
      onClose={() => reset?.()}
    />
  )
}
