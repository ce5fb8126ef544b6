import type { Notification } from '@ndoa/contract/notifications'
import { Bell, BellDot, HeartHandshake, MessageCircle } from 'lucide-react'
import { Tiles } from '../../ui/tile.tsx'
import { notificationFigures } from './notification-filter.ts'

/** Total, unread, matches and messages. An undefined list is still loading. */
export function NotificationTiles({ list }: { list: readonly Notification[] | undefined }) {
  const { total, unread, matches, messages } = notificationFigures(list ?? [])
  return (
    <Tiles
      loading={!list}
      tiles={[
        { label: 'Total', value: total, Icon: Bell },
        { label: 'Unread', value: unread, Icon: BellDot },
        { label: 'Matches', value: matches, Icon: HeartHandshake },
        { label: 'Messages', value: messages, Icon: MessageCircle },
      ]}
    />
  )
}
