import { MESSAGE_MAX } from '@ndoa/contract/limits'
import { readMessage } from '@ndoa/contract/message-content'
import { SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type Ref, type SyntheticEvent, useState } from 'react'
import { loadDraft, saveDraft } from '../../lib/drafts.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { useViewer } from '../accounts/index.ts'
import { useSendTyping } from './use-typing.ts'

/** From this many characters on, the number that is left is shown. */
const COUNTED_FROM = MESSAGE_MAX - 200

export interface ComposerProps {
  matchId: string
  name: string
  fieldRef: Ref<HTMLTextAreaElement>
  /** Takes the focus in a dialog that opens. */
  isFirst: boolean
  /** A message is being sent. The member can type on, and Enter queues the next one. */
  isSending: boolean
  onSend: (content: string) => void
}

/** The field for a new message. Enter sends, Shift+Enter begins a new line. An unsent draft is kept. */
export function Composer({ matchId, name, fieldRef, isFirst, isSending, onSend }: ComposerProps) {
  const [text, setText] = useUnsentText(matchId)
  const sayTyping = useSendTyping(matchId)
  const { content, fault } = readMessage(text)

  function write(next: string) {
    setText(next)
    if (next.trim()) sayTyping()
  }

  function send(event: SyntheticEvent) {
    event.preventDefault()
    if (content === undefined) return
    onSend(content)
    setText('')
  }

  return (
    <form
      className="flex items-end gap-2 border-t border-line p-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] lg:px-4"
      onSubmit={send}
    >
      <TextArea
        ref={fieldRef}
        label={`Message to ${name}`}
        hideLabel
        data-autofocus={isFirst || undefined}
        rows={1}
        maxHeight={120}
        placeholder="Type a message..."
        enterKeyHint="send"
        value={text}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => isSendKey(event) && send(event)}
        error={text.trim() ? fault : undefined} // no error while the field is empty
        hint={countdown(text)}
        className="min-w-0 grow"
      />
      <IconButton type="submit" look="brand" label="Send" disabled={content === undefined || isSending}>
        <SendHorizontal size={22} aria-hidden="true" className="rtl:-scale-x-100" />
      </IconButton>
    </form>
  )
}

/** An Enter that does not end the composition of an input method. */
const isSendKey = ({ key, shiftKey, nativeEvent }: KeyboardEvent) =>
  key === 'Enter' && !shiftKey && !nativeEvent.isComposing

function countdown(text: string): string | undefined {
  const left = MESSAGE_MAX - text.trim().length
  return text.length >= COUNTED_FROM && left >= 0 ? `${left.toLocaleString('en')} characters left` : undefined
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
