import { useState } from 'react'
import { Button } from '../../../../ui/button.tsx'
import { Dialog } from '../../../../ui/dialogs/dialog.tsx'
import { words as ui } from '../../../../ui/words.ts'
import { words } from '../words.ts'
import type { CropArea } from './crop-area.ts'
import { CropFrame } from './crop-frame.tsx'

interface CropDialogProps {
  src: string
  onUse: (area: CropArea) => void
  onCancel: () => void
}

export function CropDialog({ src, onUse, onCancel }: CropDialogProps) {
  const [area, setArea] = useState<CropArea>()
  return (
    <Dialog
      open
      // A drag that ends outside the dialog must not close it.
      dismissable={false}
      size="sm"
      title={words.crop.title}
      description={words.crop.text}
      onClose={onCancel}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            {ui.cancel}
          </Button>
          <Button disabled={!area} onClick={() => area && onUse(area)}>
            {words.crop.use}
          </Button>
        </>
      }
    >
      <CropFrame src={src} onChange={setArea} />
    </Dialog>
  )
}
