import type { Conversation } from '@ndoa/contract/messaging'
import { cx } from '../../ui/cx.ts'
import { rich } from '../../words/rich.tsx'
import { Unsent } from './unsent.tsx'
import { words } from './words/index.ts'

interface LastMessageProps {
  conversation: Pick<Conversation, 'match_id' | 'content' | 'is_from_current_user'>
  className: string
}

/** One line, cut at the end of the message, whatever the direction of the message and of the page. */
export function LastMessage({ conversation, className }: LastMessageProps) {
  const { match_id, content, is_from_current_user } = conversation
  const message = (
    <span dir="auto" className="truncate">
      {content ?? words.start}
    </span>
  )
  return (
    <span className={cx('flex min-w-0 gap-1', className)}>
      <Unsent
        matchId={match_id}
        otherwise={
          is_from_current_user && content !== null ? rich(words.fromYou, { message: () => message }) : message
        }
      />
    </span>
  )
}
