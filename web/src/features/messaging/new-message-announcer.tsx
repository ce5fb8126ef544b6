import type { Conversation } from '@ndoa/contract/messaging'
import { useRef, useState } from 'react'
import { useRealtimeEvent } from '../../lib/use-realtime.ts'
import { useViewer } from '../accounts/index.ts'
import { words } from './words/index.ts'

export interface NewMessageAnnouncerProps {
  conversations: readonly Conversation[]
  openId: string | undefined
}

/** Announces new messages to screen readers: the text in the open conversation, for others only the sender. */
export function NewMessageAnnouncer({ conversations, openId }: NewMessageAnnouncerProps) {
  const { id: viewerId } = useViewer()
  const [news, setNews] = useState({ count: 0, text: '' })
  const heard = useRef(new Set<string>()) // an event may come twice
  useRealtimeEvent('message.created', ({ message: { id, match_id, sender_id, content } }) => {
    if (sender_id === viewerId || heard.current.has(id)) return
    heard.current.add(id)
    const other = conversations.find((one) => one.match_id === match_id)
    const name = other?.other_user_name ?? words.announced.somebody
    const text = match_id === openId ? words.announced.message(name, content) : words.announced.from(name)
    setNews(({ count }) => ({ count: count + 1, text }))
  })
  return (
    <p role="status" className="sr-only">
      {/* The same words once more are news as well. */}
      <span key={news.count}>{news.text}</span>
    </p>
  )
}
