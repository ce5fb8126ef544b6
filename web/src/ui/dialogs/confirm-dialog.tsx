import type { ReactNode } from 'react'
import { Button } from '../button.tsx'
import { words } from '../words.ts'
import { Dialog } from './dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  text: ReactNode
  confirmText: string
  cancelText?: string
  danger?: boolean
  busy?: boolean
  busyText?: string
  onConfirm: () => void
  onClose: () => void
}

/** The safe answer has the initial focus. */
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
