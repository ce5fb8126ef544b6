import { APPEAL_MAX } from '@ndoa/contract/decision-rules'
import { type FormEvent, useState } from 'react'
import { limitSentence } from '../../lib/api-error.ts'
import { dateLabel } from '../../lib/dates.ts'
import { Banner } from '../../ui/banner.tsx'
import { Button } from '../../ui/button.tsx'
import { TextArea } from '../../ui/text-area.tsx'

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
        Ask for a Second Look
      </Button>
    )
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend(text.trim())
  }
  return (
    <form className="grid gap-4" onSubmit={send}>
      <TextArea
        label="Why should we look again?"
        hint={`You can ask once, until ${dateLabel(until)}. Someone who took no part in the decision will look at it within three days.`}
        maxLength={APPEAL_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {error && (
        <Banner tone="error">{limitSentence(error, 'This couldn’t be sent. Please try again.')}</Banner>
      )}
      <div className="flex flex-wrap justify-end gap-3 max-sm:[&>*]:grow">
        <Button variant="outline" disabled={isSending} onClick={() => setIsOpen(false)}>
          Cancel
        </Button>
        <Button type="submit" disabled={text.trim() === ''} busy={isSending} busyText="Sending...">
          Send
        </Button>
      </div>
    </form>
  )
}
