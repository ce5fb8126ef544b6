import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { type Somebody, useParting } from './safety.queries.ts'

export interface ConfirmPartingProps {
  member: Somebody
  matchId: string | undefined
  asked: 'block' | 'unmatch'
  onGone: (() => void) | undefined
  onClose: () => void
}

const WORDS = {
  block: { verb: 'Block', text: 'You will no longer see each other. They won’t be told.' },
  unmatch: {
    verb: 'Unmatch',
    text: 'Your conversation will be gone for both of you. They won’t be told.',
  },
}

/** Asks once, then acts at once: whoever is blocked is gone from the screen before the server has answered. */
export function ConfirmParting({ member, matchId, asked, onGone, onClose }: ConfirmPartingProps) {
  const part = useParting()
  const { verb, text } = WORDS[asked]

  function confirm() {
    onClose()
    onGone?.()
    part(asked, member, matchId)
  }

  return (
    <ConfirmDialog
      open
      danger
      title={`${verb} ${member.display_name}?`}
      text={text}
      confirmText={verb}
      onConfirm={confirm}
      onClose={onClose}
    />
  )
}
