import { APPEAL_MAX } from '@ndoa/contract/trust/decision-rules'
import { type FormEvent, useState } from 'react'
import { limitSentence } from '../../../lib/api/api-error.ts'
import { dateLabel } from '../../../lib/dates.ts'
import { Button } from '../../../ui/button.tsx'
import { Banner } from '../../../ui/feedback/banner.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { words as ui } from '../../../ui/words.ts'
import { words } from './words.ts'

export interface SecondLookFormProps {
  until: string
  error: Error | null
  isSending: boolean
  onSend: (text: string) => void
}

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
