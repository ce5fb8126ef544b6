import type { Notification } from '@ndoa/contract/notifications'
import { Bell, BellDot, HeartHandshake, MessageCircle } from 'lucide-react'
import { Tile, Tiles } from '../../ui/tile.tsx'
import { notificationFigures } from './notification-filter.ts'

/** Total, unread, matches and messages. Without notifications they are still loading. */
export function NotificationTiles({ list }: { list: readonly Notification[] | undefined }) {
  const { total, unread, matches, messages } = notificationFigures(list ?? [])
  const loading = !list
  return (
    <Tiles>
      <Tile label="Total" value={total} loading={loading} icon={<Bell aria-hidden="true" />} />
      <Tile label="Unread" value={unread} loading={loading} icon={<BellDot aria-hidden="true" />} />
      <Tile label="Matches" value={matches} loading={loading} icon={<HeartHandshake aria-hidden="true" />} />
      <Tile label="Messages" value={messages} loading={loading} icon={<MessageCircle aria-hidden="true" />} />
    </Tiles>
  )
}
