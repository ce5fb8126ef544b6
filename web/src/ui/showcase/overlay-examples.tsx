import { useState } from 'react'
import { Button } from '../button.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { Dialog } from '../dialogs/dialog.tsx'
import { Sheet } from '../dialogs/sheet.tsx'
import { useToast } from '../feedback/toast-provider.tsx'
import { TextField } from '../forms/text-field.tsx'
import { Examples, Row } from './examples.tsx'

type Overlay = 'dialog' | 'confirm' | 'sheet'

export function OverlayExamples() {
  const [open, setOpen] = useState<Overlay>()
  const toast = useToast()
  const close = () => setOpen(undefined)
  return (
    <Examples title="Overlays">
      <Row>
        <Button onClick={() => setOpen('dialog')}>Open dialog</Button>
        <Button variant="danger" onClick={() => setOpen('confirm')}>
          Delete Photo
        </Button>
        <Button variant="outline" onClick={() => setOpen('sheet')}>
          Open sheet
        </Button>
      </Row>
      <Dialog
        open={open === 'dialog'}
        onClose={close}
        title="Profile Updated Successfully!"
        description="Your profile changes have been saved and are now visible to potential matches."
        footer={<Button onClick={close}>Continue</Button>}
      >
        <TextField label="Anything in here" />
      </Dialog>
      <ConfirmDialog
        open={open === 'confirm'}
        onClose={close}
        danger
        title="Delete Photo?"
        text="Are you sure you want to delete this photo? This action cannot be undone."
        confirmText="Delete"
        onConfirm={() => {
          close()
          toast.success('Photo deleted.', 3500)
        }}
      />
      <Sheet open={open === 'sheet'} onClose={close} title="Amara, 29">
        <p>Lagos, Nigeria</p>
      </Sheet>
    </Examples>
  )
}
