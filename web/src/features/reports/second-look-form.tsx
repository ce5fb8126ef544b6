import { APPEAL_MAX } from '@ndoa/contract/decision-rules'
import { type FormEvent, useState } from 'react'
import { limitSentence } from '../../lib/api-error.ts'
import { dateLabel } from '../../lib/dates.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { words as ui } from '../../ui/words/index.ts'
import { words } from './words/index.ts'

export interface SecondLookFormProps {
  /** The last day on which it can be asked for. */
  until: string
  error: Error | null
  isSending: boolean
  onSend: (text: string) => void
}

/** Asks for a second look, once: at a decision, or at the outcome of a report. */
export function SecondLookForm({ until, error, isSending, onSend }: SecondLookFormProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [text, setText] = useState('')
  if (!isOpen)
    return (
      <Button variant="outline" size="sm" className="justify-self-start" onClick={() => setIsOpen(true)}>
        {words.secondLook.ask}
      </Button>
    )
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend(text.trim())
  }
  return (
    <form className="grid gap-4" onSubmit={send}>
      <TextArea
        label={words.secondLook.why}
        hint={words.secondLook.hint(dateLabel(until))}
        maxLength={APPEAL_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {error && <Banner tone="error">{limitSentence(error, words.secondLook.failed)}</Banner>}
      <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:grow">
        <Button variant="outline" disabled={isSending} onClick={() => setIsOpen(false)}>
          {ui.cancel}
        </Button>
        <Button type="submit" disabled={text.trim() === ''} busy={isSending} busyText={words.form.sending}>
          {ui.send}
        </Button>
      </div>
    </form>
  )
}
