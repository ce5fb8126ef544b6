import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from './confirm-dialog.tsx'

export interface UnsavedQuestionProps {
  isUnsaved: boolean
  text: string
  /** Nothing is lost by closing the page: the changes are there again afterwards. */
  survivesClosing?: boolean
  /** The member leaves and gives the changes up. */
  onLeave?: () => void
}

/** Asks before the screen is left with unsaved changes; when the page is closed, the browser asks. */
export function UnsavedQuestion({ isUnsaved, text, survivesClosing, onLeave }: UnsavedQuestionProps) {
  const { status, proceed, reset } = useBlocker({
    shouldBlockFn: ({ current, next }) => isUnsaved && current.pathname !== next.pathname,
    enableBeforeUnload: isUnsaved && !survivesClosing,
    withResolver: true,
  })

  function leave() {
    onLeave?.()
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
