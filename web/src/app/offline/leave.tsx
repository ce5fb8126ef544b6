import { type ReactNode, useEffect, useState } from 'react'
import { signOut } from '../../features/identity/accounts/sessions/sign-out.ts'
import { useViewer } from '../../features/identity/accounts/sessions/viewer-provider.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { words } from '../shell/words.ts'
import { describeUnsavedData } from './unsaved-data.ts'

export interface LeaveProps {
  pending?: ReactNode
  onStay: () => void
}

/** Signing out deletes everything on this device, so members with unsent or unsaved data are asked first. */
export function Leave({ pending, onStay }: LeaveProps) {
  const { id } = useViewer()
  const [unsaved, setUnsaved] = useState<string[]>([])

  useEffect(() => {
    void describeUnsavedData(id).then((found) => (found.length > 0 ? setUnsaved(found) : signOut()))
  }, [id])

  if (unsaved.length === 0) return pending
  return (
    <ConfirmDialog
      open
      title={words.leave.title}
      text={[...unsaved, words.leave.deleted].join(' ')}
      confirmText={words.leave.leave}
      cancelText={words.leave.stay}
      danger
      onConfirm={() => void signOut()}
      onClose={onStay}
    />
  )
}
