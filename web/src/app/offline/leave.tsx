import { useEffect, useState } from 'react'
import { signOut } from '../../features/accounts/sign-out.ts'
import { useViewer } from '../../features/accounts/viewer.tsx'
import { unsentMessages } from '../../features/messaging/outbox.ts'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'

/** Signs out, which deletes everything on this device. Asks first when there are messages that were not sent. */
export function Leave({ onStay }: { onStay: () => void }) {
  const { id } = useViewer()
  const [unsent, setUnsent] = useState(0)

  useEffect(() => {
    void unsentMessages(id).then(({ length }) => (length > 0 ? setUnsent(length) : signOut()))
  }, [id])

  return (
    <ConfirmDialog
      open={unsent > 0}
      title="Log out with unsent messages?"
      text={`${unsent === 1 ? 'One message hasn’t' : `${unsent} messages haven’t`} been sent yet. If you log out, they’ll be deleted.`}
      confirmText="Log Out Anyway"
      cancelText="Stay"
      danger
      onConfirm={() => void signOut()}
      onClose={onStay}
    />
  )
}
