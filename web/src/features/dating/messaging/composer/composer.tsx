import { readMessage } from '@ndoa/contract/dating/message-content'
import { MESSAGE_MAX } from '@ndoa/contract/limits'
import { characterCount, normaliseText } from '@ndoa/contract/text'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type Ref, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { loadDraft, saveDraft } from '../../../../lib/storage/drafts.ts'
import { TextArea } from '../../../../ui/forms/text-area.tsx'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { words as ui } from '../../../../ui/words.ts'
import { useViewer } from '../../../identity/accounts/index.ts'
import { words } from '../words.ts'
import type { Opener } from './openers.tsx'
import { useSendTyping } from './use-typing.ts'

const COUNTED_FROM = 200
const ANNOUNCED_COUNTS = [0, 10, 50, 100, COUNTED_FROM]

export interface ComposerProps {
  matchId: string
  name: string
  fieldRef: Ref<HTMLTextAreaElement>
  isFirst: boolean
  isSending: boolean
  opener?: Opener | undefined
  onSend: (content: string) => void
}

/** Enter sends, Shift+Enter begins a new line. An unsent draft is kept. */
export function Composer({ matchId, name, fieldRef, isFirst, isSending, opener, onSend }: ComposerProps) {
  const [text, setText] = useUnsentText(matchId)
  const sendTyping = useSendTyping(matchId)
  const { content, fault } = readMessage(text)
  const left = MESSAGE_MAX - characterCount(normaliseText(text))

  function write(next: string) {
    setText(next)
    if (next.trim()) sendTyping()
  }

  const fill = useEffectEvent(write)
  useEffect(() => {
    if (opener) fill(opener.text)
  }, [opener])

  function send(event: SyntheticEvent<HTMLElement>) {
    event.preventDefault()
    if (content === undefined) return
    onSend(content)
    setText('')
    event.currentTarget.querySelector('textarea')?.focus() // a disabled button loses the focus
  }

  return (
    <form
      className="flex items-end gap-2 border-t border-line p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:px-4"
      onSubmit={send}
    >
      <TextArea
        ref={fieldRef}
        label={words.composer.label(name)}
        hideLabel
        data-autofocus={isFirst || undefined}
        rows={1}
        maxHeight={120}
        placeholder={words.composer.placeholder}
        enterKeyHint="send"
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => isSendKey(event) && send(event)}
        error={text.trim() ? fault : undefined}
        hint={left <= COUNTED_FROM ? countLabel(left) : undefined}
        className="min-w-0 grow"
      />
      <p role="status" className="sr-only">
        {announcementAt(left)}
      </p>
      <IconButton
        type="submit"
        look="brand"
        label={ui.send}
        disabled={content === undefined || isSending}
        onMouseDown={(event) => event.preventDefault()} // keeps the focus, so phones keep the keyboard open
      >
        <SendHorizontal size={22} aria-hidden="true" className="pointing" />
      </IconButton>
    </form>
  )
}

/** Ignores an Enter that ends the composition of an input method. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing

function countLabel(left: number): string {
  const count = Math.abs(left)
  return left < 0 ? words.composer.tooMany(count) : words.composer.left(count)
}

/** Changes in steps, because screen readers read each change. */
function announcementAt(left: number): string {
  if (left < 0) return words.composer.tooLong
  const step = ANNOUNCED_COUNTS.find((at) => left <= at)
  return step === undefined ? '' : step === 0 ? countLabel(0) : words.composer.fewLeft(step)
}

const isText = (value: string) => typeof value === 'string'

function useUnsentText(matchId: string) {
  const { id } = useViewer()
  const name = `message ${matchId}`
  const [text, setText] = useState(() => loadDraft(id, name, isText) ?? '')
  const change = (next: string) => {
    setText(next)
    saveDraft(id, name, next || null)
  }
  return [text, change] as const
}
