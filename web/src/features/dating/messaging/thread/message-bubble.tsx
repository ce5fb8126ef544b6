import { deepEqual } from '@tanstack/react-router'
import { Check, CheckCheck, CircleAlert, Clock } from 'lucide-react'
import { type KeyboardEvent, memo, useState } from 'react'
import { dateLabel, dayLabel, timeInDayLabel, timeLabel } from '../../../../lib/dates.ts'
import { Button } from '../../../../ui/button.tsx'
import { cx } from '../../../../ui/cx.ts'
import { type OtherMember, SafetyMenu } from '../../safety/index.ts'
import { words } from '../words.ts'
import { isFewEmoji } from './emoji.ts'
import { textOf } from './localize-conversations.ts'
import type { Bubble, Draft } from './timeline.ts'

export interface MessageBubbleProps {
  bubble: Bubble
  canTab: boolean
  other: OtherMember
  now: Date
  onRetry: (draft: Draft) => void
  onDiscard: (draft: Draft) => void
  onGone: () => void
}

export const MessageBubble = memo(function MessageBubble(props: MessageBubbleProps) {
  const { bubble, canTab, other, now, onRetry, onDiscard, onGone } = props
  const { isOwn, created_at, startsDay, continues, showsTime } = bubble
  const [isPressed, setPressed] = useState(false)
  const tabIndex = canTab ? 0 : -1
  return (
    <div
      className={cx('flex flex-col px-4', isOwn ? 'items-end' : 'items-start', continues ? 'pt-0.5' : 'pt-3')}
    >
      {startsDay && (
        <p className="mb-3 self-center rounded-full bg-sand px-3 py-0.5 text-xs font-medium text-soft">
          {dayLabel(created_at, now)}
        </p>
      )}
      <div className="group flex max-w-[min(92%,39rem)] items-center gap-1">
        <Content
          bubble={bubble}
          tabIndex={tabIndex}
          name={other.display_name}
          onPress={() => setPressed(!isPressed)}
        />
        {!isOwn && (
          <SafetyMenu
            member={other}
            about={{ surface: 'message', message_id: bubble.key }}
            onGone={onGone}
            tabIndex={tabIndex}
            className="size-11! text-soft! transition-opacity pointer-fine:opacity-0 pointer-fine:group-hover:opacity-100 pointer-fine:focus-visible:opacity-100"
          />
        )}
      </div>
      {(showsTime || isPressed) && (
        <TimeAndState
          bubble={bubble}
          time={isPressed ? timeLabel(created_at) : timeInDayLabel(created_at, now)}
        />
      )}
      {bubble.state === 'failed' && <NotSent bubble={bubble} onRetry={onRetry} onDiscard={onDiscard} />}
    </div>
  )
}, isSame)

/** Compares by value, because each message rebuilds the timeline. A conversation's callbacks are equivalent. */
function isSame(before: MessageBubbleProps, after: MessageBubbleProps): boolean {
  return (
    before.now === after.now &&
    before.canTab === after.canTab &&
    deepEqual(before.other, after.other) &&
    deepEqual(before.bubble, after.bubble)
  )
}

interface ContentProps {
  bubble: Bubble
  tabIndex: number
  name: string
  onPress: () => void
}

function Content({ bubble, tabIndex, name, onPress }: ContentProps) {
  const { isOwn, content, created_at, state } = bubble

  function pressByKey(event: KeyboardEvent) {
    if (event.key !== 'Enter' && event.key !== ' ') return
    event.preventDefault() // Space would scroll
    onPress()
  }

  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the text of a <button> cannot be selected and copied
    <div
      role="button"
      data-message={bubble.key}
      tabIndex={tabIndex}
      onClick={() => isNothingSelected() && onPress()}
      onKeyDown={pressByKey}
      className={cx('min-w-0 cursor-default', lookOf(bubble))}
    >
      <span className="sr-only">{isOwn ? words.bubble.fromYou : words.bubble.from(name)}</span>
      <p
        dir="auto"
        className={cx('text-start wrap-anywhere whitespace-pre-wrap', isFewEmoji(content) && 'text-hero')}
      >
        {textOf(content)}
      </p>
      <span className="sr-only">
        {state === 'received'
          ? words.bubble.at(timeLabel(created_at))
          : words.bubble.atIn(timeLabel(created_at), words.bubble.states[state])}
      </span>
    </div>
  )
}

function lookOf({ isOwn, content, showsTime }: Bubble): string {
  if (isFewEmoji(content)) return 'rounded-md py-1'
  if (isOwn) return cx('rounded-lg bg-brand px-4 py-2 text-on-brand', showsTime && 'rounded-ee-sm')
  return cx('rounded-lg bg-sand px-4 py-2 text-ink', showsTime && 'rounded-es-sm')
}

/** The end of a drag over the text is not a press. */
const isNothingSelected = () => window.getSelection()?.isCollapsed ?? true

const ICONS = {
  sending: Clock,
  waiting: Clock,
  failed: CircleAlert,
  stored: Check,
  read: CheckCheck,
}

/** Hidden from screen readers, because the name of the message includes it. */
function TimeAndState({ bubble: { created_at, state }, time }: { bubble: Bubble; time: string }) {
  return (
    <p aria-hidden="true" className="flex items-center gap-1 px-1 pt-0.5 text-xs text-soft">
      <time dateTime={created_at} title={words.bubble.moment(dateLabel(created_at), timeLabel(created_at))}>
        {time}
      </time>
      {state !== 'received' && <State state={state} />}
    </p>
  )
}

function State({ state }: { state: keyof typeof ICONS }) {
  const Icon = ICONS[state]
  return (
    <>
      · <Icon size={16} className={cx(state === 'read' && 'text-teal')} />
      {words.bubble.states[state]}
    </>
  )
}

interface NotSentProps extends Pick<MessageBubbleProps, 'onRetry' | 'onDiscard'> {
  bubble: Extract<Bubble, { state: 'failed' }>
}

function NotSent({ bubble: { draft, failure }, onRetry, onDiscard }: NotSentProps) {
  return (
    <div className="flex flex-wrap items-center justify-end gap-x-1">
      <p role="alert" className="text-end text-sm text-error">
        {words.bubble.notSent(failure)}
      </p>
      <Button variant="quiet" size="sm" onClick={() => onRetry(draft)}>
        {words.bubble.retry}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => onDiscard(draft)}>
        {words.bubble.discard}
      </Button>
    </div>
  )
}
