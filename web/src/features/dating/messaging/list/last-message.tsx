import type { Conversation } from '@ndoa/contract/dating/messaging'
import { cx } from '../../../../ui/cx.ts'
import { rich } from '../../../../words/rich.tsx'
import { UnsentLabel } from '../outbox/unsent-label.tsx'
import { words } from '../words.ts'

interface LastMessageProps {
  conversation: Pick<Conversation, 'match_id' | 'content' | 'is_from_current_user'>
  className: string
}

/** One line, truncated at the message's end in either text direction. */
export function LastMessage({ conversation, className }: LastMessageProps) {
  const { match_id, content, is_from_current_user } = conversation
  const message = (
    <span dir="auto" className="truncate">
      {content ?? words.start}
    </span>
  )
  return (
    <span className={cx('flex min-w-0 gap-1', className)}>
      <UnsentLabel
        matchId={match_id}
        otherwise={
          is_from_current_user && content !== null ? rich(words.fromYou, { message: () => message }) : message
        }
      />
    </span>
  )
}
