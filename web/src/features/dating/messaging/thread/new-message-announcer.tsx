import type { Conversation } from '@ndoa/contract/dating/messaging'
import { useRef, useState } from 'react'
import { useRealtimeEvent } from '../../../../lib/realtime/use-realtime.ts'
import { useViewer } from '../../../identity/accounts/index.ts'
import { words } from '../words.ts'

export interface NewMessageAnnouncerProps {
  conversations: readonly Conversation[]
  openId: string | undefined
}

export function NewMessageAnnouncer({ conversations, openId }: NewMessageAnnouncerProps) {
  const { id: viewerId } = useViewer()
  const [news, setNews] = useState({ count: 0, text: '' })
  const announcedIds = useRef(new Set<string>()) // an event may arrive twice
  useRealtimeEvent('message.created', ({ message: { id, match_id, sender_id, content } }) => {
    if (sender_id === viewerId || announcedIds.current.has(id)) return
    announcedIds.current.add(id)
    const other = conversations.find((one) => one.match_id === match_id)
    const name = other?.other_user_name ?? words.announced.somebody
    const text = match_id === openId ? words.announced.message(name, content) : words.announced.from(name)
    setNews(({ count }) => ({ count: count + 1, text }))
  })
  return (
    <p role="status" className="sr-only">
      {/* A new key makes screen readers repeat an identical announcement. */}
      <span key={news.count}>{news.text}</span>
    </p>
  )
}
