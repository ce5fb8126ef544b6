import { LIKE_DIALOG_CLOSES_AFTER } from '@ndoa/contract/limits'
import { Heart } from 'lucide-react'
import { useEffect, useEffectEvent } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

export interface LikeSentDialogProps {
  /** The message of the server; null when the dialog is closed. */
  message: string | null
  onClose: () => void
}

/** Confirms that a like was sent, and closes by itself. */
export function LikeSentDialog({ message, onClose }: LikeSentDialogProps) {
  const isOpen = message !== null
  const close = useEffectEvent(onClose)

  useEffect(() => {
    if (!isOpen) return undefined
    const timer = setTimeout(() => close(), LIKE_DIALOG_CLOSES_AFTER)
    return () => clearTimeout(timer)
  }, [isOpen])

  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title="Like Sent!"
      description={message && <Sent>{message}</Sent>}
      size="sm"
      footer={
        <Button onClick={onClose} data-autofocus>
          Continue Browsing
        </Button>
      }
    />
  )
}

function Sent({ children }: { children: string }) {
  return (
    <span className="flex items-center gap-4 text-ink">
      <span className="grid size-14 shrink-0 place-items-center rounded-full bg-sand text-brand">
        <Heart size={28} fill="currentColor" aria-hidden="true" />
      </span>
      {children}
    </span>
  )
}
