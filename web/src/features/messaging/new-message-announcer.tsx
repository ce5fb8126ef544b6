import type { Conversation } from '@ndoa/contract/messaging'
import { useState } from 'react'
import { useRealtimeEvent } from '../../lib/use-realtime.ts'
import { useViewer } from '../accounts/index.ts'

export interface NewMessageAnnouncerProps {
  conversations: readonly Conversation[]
  openId: string | undefined
}

/** Announces new messages to screen readers: the text in the open conversation, for others only the sender. */
export function NewMessageAnnouncer({ conversations, openId }: NewMessageAnnouncerProps) {
  const { id: viewerId } = useViewer()
  const [words, setWords] = useState('')
  useRealtimeEvent('message.created', ({ message: { match_id, sender_id, content } }) => {
    if (sender_id === viewerId) return
    const other = conversations.find((one) => one.match_id === match_id)
    const name = other?.other_user_name ?? 'a match'
    setWords(`New message from ${name}${match_id === openId ? `: ${content}` : ''}`)
  })
  return (
    <p role="status" className="sr-only">
      {words}
    </p>
  )
}
