import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useRealtimeEvent } from '../../lib/realtime/use-realtime.ts'

/** Announces new notifications to screen readers; the messages page and Match Found announce their own. */
export function NotificationAnnouncer() {
  const { pathname } = useLocation()
  const [news, setNews] = useState({ count: 0, words: '' })
  useRealtimeEvent('notification.created', ({ notification: { type, title, message } }) => {
    if (type === 'match') return
    if (type === 'message' && pathname === '/messages') return
    setNews(({ count }) => ({ count: count + 1, words: joinSentences(title, message) }))
  })
  return (
    <p role="status" className="sr-only">
      {/* A new key makes screen readers repeat an identical announcement. */}
      <span key={news.count}>{news.words}</span>
    </p>
  )
}

const joinSentences = (title: string, message: string) =>
  `${title}${/\p{P}$/u.test(title) ? '' : '.'} ${message}`
