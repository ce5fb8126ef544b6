import type { Notification } from '@ndoa/contract/notifications/notifications'
import { useNow } from '../../../lib/screen/use-now.ts'
import { Loading, SkeletonRow } from '../../../ui/feedback/skeleton.tsx'
import { CardList } from '../../dating/matches/index.ts'
import { NotificationRow } from './notification-row.tsx'
import { words } from './words.ts'

export interface NotificationListProps {
  list: readonly Notification[]
  onOpen: (notification: Notification) => void
  onDismiss: (notification: Notification) => void
}

export function NotificationList({ list, onOpen, onDismiss }: NotificationListProps) {
  const now = useNow()
  return (
    <section aria-label={words.list}>
      <h2 className="sr-only">{words.title}</h2>
      <CardList look="lines">
        {list.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            now={now}
            onOpen={() => onOpen(notification)}
            onDismiss={() => onDismiss(notification)}
          />
        ))}
      </CardList>
    </section>
  )
}

export function LoadingNotifications() {
  return (
    <Loading label={words.loading}>
      {['first', 'second', 'third', 'fourth'].map((row) => (
        <div key={row} className="mb-3 rounded-lg border border-line bg-card px-4 py-1 sm:mb-5">
          <SkeletonRow />
        </div>
      ))}
    </Loading>
  )
}
