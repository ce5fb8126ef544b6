import { type ReactNode, useEffect, useState } from 'react'
import { signOut } from '../../features/accounts/sign-out.ts'
import { useViewer } from '../../features/accounts/viewer.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { words } from '../shell/words/index.ts'
import { lossesOf } from './losses.ts'

export interface LeaveProps {
  /** Shown until there is a question, or the next page. */
  pending?: ReactNode
  onStay: () => void
}

/** Signs out, which deletes everything on this device. Asks first when something was not sent or not saved. */
export function Leave({ pending, onStay }: LeaveProps) {
  const { id } = useViewer()
  const [losses, setLosses] = useState<string[]>([])

  useEffect(() => {
    void lossesOf(id).then((found) => (found.length > 0 ? setLosses(found) : signOut()))
  }, [id])

  if (losses.length === 0) return pending
  return (
    <ConfirmDialog
      open
      title={words.leave.title}
      text={[...losses, words.leave.deleted].join(' ')}
      confirmText={words.leave.leave}
      cancelText={words.leave.stay}
      danger
      onConfirm={() => void signOut()}
      onClose={onStay}
    />
  )
}
