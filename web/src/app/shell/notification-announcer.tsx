import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useRealtimeEvent } from '../../lib/use-realtime.ts'

/** Reads out what a member is told while they are somewhere else; on the messages page the words themselves are read. */
export function NotificationAnnouncer() {
  const { pathname } = useLocation()
  const [news, setNews] = useState({ count: 0, words: '' })
  useRealtimeEvent('notification.created', ({ notification: { type, title, message } }) => {
    if (type === 'message' && pathname === '/messages') return
    setNews(({ count }) => ({ count: count + 1, words: `${title}. ${message}` }))
  })
  return (
    <p role="status" className="sr-only">
      {/* The same words once more are news as well. */}
      <span key={news.count}>{news.words}</span>
    </p>
  )
}
