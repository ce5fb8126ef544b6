import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { words } from './words/index.ts'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  text: ReactNode
  confirmText: string
  cancelText?: string
  /** For what cannot be undone: the confirming button turns red. */
  danger?: boolean
  busy?: boolean
  busyText?: string
  onConfirm: () => void
  onClose: () => void
}

/** Asks before something is done. The focus starts on the safe answer. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open,
    title,
    text,
    confirmText,
    cancelText = words.cancel,
    danger,
    busy,
    busyText,
    onConfirm,
    onClose,
  } = props
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      description={text}
      size="sm"
      role="alertdialog"
      footer={
        <>
          <Button variant="outline" data-autofocus disabled={busy} onClick={onClose}>
            {cancelText}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} busyText={busyText} onClick={onConfirm}>
            {confirmText}
          </Button>
        </>
      }
    />
  )
}
