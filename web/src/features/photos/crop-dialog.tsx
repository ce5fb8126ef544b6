import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { CropArea } from './crop-area.ts'
import { CropFrame } from './crop-frame.tsx'

interface CropDialogProps {
  src: string
  onUse: (area: CropArea) => void
  onCancel: () => void
}

/** Shows a chosen photo as others will see it; the member may move it and zoom in before it is sent. */
export function CropDialog({ src, onUse, onCancel }: CropDialogProps) {
  const [area, setArea] = useState<CropArea>()
  return (
    <Dialog
      open
      // A drag that ends outside must not drop the photo.
      dismissable={false}
      size="sm"
      title="Crop Your Photo"
      description="This is how others will see it. Drag to move it, and zoom in if you like."
      onClose={onCancel}
      footer={
        <>
          <Button variant="outline" onClick={onCancel}>
            Cancel
          </Button>
          <Button disabled={!area} onClick={() => area && onUse(area)}>
            Use Photo
          </Button>
        </>
      }
    >
      <CropFrame src={src} onChange={setArea} />
    </Dialog>
  )
}
