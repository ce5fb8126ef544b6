import { ConfirmDialog } from '../../../ui/dialogs/confirm-dialog.tsx'
import { type OtherMember, useParting } from './safety.queries.ts'
import { words } from './words.ts'

export interface ConfirmPartingProps {
  member: OtherMember
  matchId: string | undefined
  asked: 'block' | 'unmatch'
  onGone: (() => void) | undefined
  onClose: () => void
}

/** Closes before the server has answered, so that a blocked member disappears at once. */
export function ConfirmParting({ member, matchId, asked, onGone, onClose }: ConfirmPartingProps) {
  const part = useParting()
  const { title, text } = words.confirm[asked]

  function confirm() {
    onClose()
    onGone?.()
    part(asked, member, matchId)
  }

  return (
    <ConfirmDialog
      open
      danger
      title={title(member.display_name)}
      text={text}
      confirmText={words[asked]}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
