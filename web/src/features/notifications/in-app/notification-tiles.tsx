import type { Notification } from '@ndoa/contract/notifications/notifications'
import { Bell, BellDot, HeartHandshake, MessageCircle } from 'lucide-react'
import { Tiles } from '../../../ui/tiles.tsx'
import { notificationFigures } from './notification-filter.ts'
import { words } from './words.ts'

export function NotificationTiles({ list }: { list: readonly Notification[] | undefined }) {
  const { total, unread, matches, messages } = notificationFigures(list ?? [])
  return (
    <Tiles
      loading={!list}
      tiles={[
        { label: words.total, value: total, Icon: Bell },
        { label: words.unread, value: unread, Icon: BellDot },
        { label: words.filters.match, value: matches, Icon: HeartHandshake },
        { label: words.filters.message, value: messages, Icon: MessageCircle },
      ]}
    />
  )
}
