import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { words as ui } from '../../../../ui/words.ts'
import { words } from '../words/own.ts'

export function SavedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={words.saved.title}
      description={words.saved.text}
      footer={
        <Button data-autofocus onClick={onClose}>
          {ui.continue}
        </Button>
      }
    />
  )
}
