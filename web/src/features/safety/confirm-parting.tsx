import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { type Somebody, useParting } from './safety.queries.ts'
import { words } from './words/index.ts'

export interface ConfirmPartingProps {
  member: Somebody
  matchId: string | undefined
  asked: 'block' | 'unmatch'
  onGone: (() => void) | undefined
  onClose: () => void
}

/** Asks once, then acts at once: anyone who is blocked is gone from the screen before the server has answered. */
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
