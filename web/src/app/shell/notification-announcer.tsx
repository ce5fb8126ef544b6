import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { useRealtimeEvent } from '../../lib/use-realtime.ts'

/**
 * Announces new notifications to screen readers; on the messages page the messages themselves are announced, and a match
 * by Match Found, which opens over every screen.
 */
export function NotificationAnnouncer() {
  const { pathname } = useLocation()
  const [news, setNews] = useState({ count: 0, words: '' })
  useRealtimeEvent('notification.created', ({ notification: { type, title, message } }) => {
    if (type === 'match') return
    if (type === 'message' && pathname === '/messages') return
    setNews(({ count }) => ({ count: count + 1, words: sentences(title, message) }))
  })
  return (
    <p role="status" className="sr-only">
      {/* The same words once more are news as well. */}
      <span key={news.count}>{news.words}</span>
    </p>
  )
}

/** "New Like! Kofi liked your profile.": only a title that ends without a mark gets one. */
const sentences = (title: string, message: string) => `${title}${/\p{P}$/u.test(title) ? '' : '.'} ${message}`
