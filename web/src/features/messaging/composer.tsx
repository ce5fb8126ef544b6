import { MESSAGE_MAX } from '@ndoa/contract/limits'
import { readMessage } from '@ndoa/contract/message-content'
import { tidied } from '@ndoa/contract/text'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type Ref, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react'
import { loadDraft, saveDraft } from '../../lib/drafts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { words as ui } from '../../ui/words/index.ts'
import { useViewer } from '../accounts/index.ts'
import type { Opener } from './openers.tsx'
import { useSendTyping } from './use-typing.ts'
import { words } from './words/index.ts'

/** While no more than this many characters are left, their number is shown. */
const COUNTED_FROM = 200
/** How many are left when that is announced; between two of these nothing is. */
const ANNOUNCED_AT = [0, 10, 50, 100, COUNTED_FROM]

export interface ComposerProps {
  matchId: string
  name: string
  fieldRef: Ref<HTMLTextAreaElement>
  /** Takes the focus in a dialog that opens. */
  isFirst: boolean
  /** A message is being sent. The member can type on, and Enter queues the next one. */
  isSending: boolean
  /** Fills the field whenever another one is chosen. */
  opener?: Opener | undefined
  onSend: (content: string) => void
}

/** The field for a new message. Enter sends, Shift+Enter begins a new line. An unsent draft is kept. */
export function Composer({ matchId, name, fieldRef, isFirst, isSending, opener, onSend }: ComposerProps) {
  const [text, setText] = useUnsentText(matchId)
  const sayTyping = useSendTyping(matchId)
  const { content, fault } = readMessage(text)
  const left = MESSAGE_MAX - tidied(text).length

  function write(next: string) {
    setText(next)
    if (next.trim()) sayTyping()
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
    event.currentTarget.querySelector('textarea')?.focus() // the button loses it where it is disabled
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
        error={text.trim() ? fault : undefined} // no error while the field is empty
        hint={left <= COUNTED_FROM ? countOf(left) : undefined}
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
        onMouseDown={(event) => event.preventDefault()} // the field keeps the focus, so phones keep the keyboard open
      >
        <SendHorizontal size={22} aria-hidden="true" className="pointing" />
      </IconButton>
    </form>
  )
}

/** An Enter that does not end the composition of an input method. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing

function countOf(left: number): string {
  const count = Math.abs(left)
  return left < 0 ? words.composer.tooMany(count) : words.composer.left(count)
}

/** Changes in steps, since screen readers read each change: not at every letter. */
function announcementAt(left: number): string {
  if (left < 0) return words.composer.tooLong
  const step = ANNOUNCED_AT.find((at) => left <= at)
  return step === undefined ? '' : step === 0 ? countOf(0) : words.composer.fewLeft(step)
}

const isText = (value: string) => typeof value === 'string'

/** The unsent draft of each conversation. */
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
