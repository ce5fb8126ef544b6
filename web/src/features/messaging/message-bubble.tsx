import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import { dateLabel, dayLabel, messageTimeLabel, timeLabel } from '../../lib/dates.ts'
import { Button } from '../../ui/button.tsx'
import { cx } from '../../ui/cx.ts'
import { SafetyMenu, type Somebody } from '../safety/index.ts'
import type { Bubble, Draft } from './timeline.ts'

export interface MessageBubbleProps {
  bubble: Bubble
  other: Somebody
  now: Date
  onRetry: (draft: Draft) => void
  onDiscard: (draft: Draft) => void
  onGone: () => void
}

/** One message, with the day above it when it is the first of that day. */
export function MessageBubble({ bubble, other, now, onRetry, onDiscard, onGone }: MessageBubbleProps) {
  const { isOwn, content, created_at, state, startsDay, continues } = bubble
  return (
    <div
      className={cx('flex flex-col px-4', isOwn ? 'items-end' : 'items-start', continues ? 'pt-1' : 'pt-3')}
    >
      {startsDay && (
        <p className="mb-3 self-center rounded-full bg-sand px-3 py-0.5 text-xs font-medium text-soft">
          {dayLabel(created_at, now)}
        </p>
      )}
      <div className="group flex max-w-[min(92%,39rem)] items-center gap-1">
        <div
          className={cx(
            'min-w-0 rounded-lg px-4 py-2',
            isOwn ? 'rounded-ee-sm bg-brand text-on-brand' : 'rounded-es-sm bg-sand text-ink',
          )}
        >
          <span className="sr-only">{isOwn ? 'You' : other.display_name}: </span>
          <p dir="auto" className="text-start wrap-anywhere whitespace-pre-wrap">
            {content}
          </p>
          <p className="flex items-center justify-end gap-1 text-xs">
            <time dateTime={created_at} title={`${dateLabel(created_at)}, ${timeLabel(created_at)}`}>
              {messageTimeLabel(created_at, now)}
            </time>
            {isOwn && <Mark state={state} />}
          </p>
        </div>
        {!isOwn && (
          <SafetyMenu
            member={other}
            about={{ surface: 'message', message_id: bubble.key }}
            onGone={onGone}
            className="size-11! text-soft! transition-opacity pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100"
          />
        )}
      </div>
      {state === 'waiting' && (
        <p aria-hidden="true" className="text-sm text-soft">
          {marks.waiting.label}
        </p>
      )}
      {bubble.state === 'failed' && <NotSent bubble={bubble} onRetry={onRetry} onDiscard={onDiscard} />}
    </div>
  )
}

const marks = {
  sending: { Icon: Clock, label: 'Sending' },
  waiting: { Icon: Clock, label: 'Waiting for network' },
  failed: { Icon: CircleAlert, label: 'Not sent' },
  stored: { Icon: Check, label: 'Sent' },
  read: { Icon: CheckCheck, label: 'Read' },
}

function Mark({ state }: { state: Bubble['state'] }) {
  if (state === 'received') return null
  const { Icon, label } = marks[state]
  return <Icon size={16} role="img" aria-label={label} />
}

interface NotSentProps extends Pick<MessageBubbleProps, 'onRetry' | 'onDiscard'> {
  bubble: Extract<Bubble, { state: 'failed' }>
}

function NotSent({ bubble: { draft, failure }, onRetry, onDiscard }: NotSentProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1">
      <p role="alert" className="text-end text-sm text-error">
        Not sent. {failure}
      </p>
      <Button variant="quiet" size="sm" onClick={() => onRetry(draft)}>
        Retry
      </Button>
      <Button variant="quiet" size="sm" onClick={() => onDiscard(draft)}>
        Discard
      </Button>
    </div>
  )
}
