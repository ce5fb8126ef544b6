import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

/** Says that the profile was saved. */
export function SavedDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title="Profile Updated Successfully!"
      description="Your profile changes have been saved and are now visible to potential matches."
      footer={
        <Button data-autofocus onClick={onClose}>
          Continue
        </Button>
      }
    />
  )
}
