import type { Notification } from '@ndoa/contract/notifications/notifications'
import { createFileRoute, Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { words } from '../../app/screens/words.ts'
import {
  filterNotifications,
  LoadingNotifications,
  type NotificationFilter,
  NotificationList,
  NotificationTiles,
  NotificationToolbar,
  useDismiss,
  useMarkAllRead,
  useMarkRead,
  useNotifications,
} from '../../features/notifications/in-app/index.ts'
import { sentenceFor } from '../../lib/api/api-error.ts'
import { usePageTitle } from '../../lib/screen/use-page-title.ts'
import { oneOf, searchOf } from '../../lib/search.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { useToast } from '../../ui/feedback/toast-provider.tsx'
import { ListScreen } from '../../ui/lists/list-screen.tsx'
import { words as ui } from '../../ui/words.ts'

export const Route = createFileRoute('/_signed-in/notifications')({
  validateSearch: searchOf({
    type: oneOf(['match', 'message', 'like', 'reminder', 'safety']),
    unread: oneOf(['1']),
  }),
  component: Notifications,
})

function Notifications() {
  usePageTitle(words.notifications.title)
  const heading = useRef<HTMLHeadingElement>(null)
  const focusHeading = () => heading.current?.focus()
  const notifications = useNotifications()
  const { data, error } = notifications

  return (
    <ListScreen
      title={words.notifications.title}
      titleRef={heading}
      query={notifications}
      failedTitle={words.notifications.failed}
      failedText={sentenceFor(error, ui.wentWrong)}
      summary={<NotificationTiles list={data} />}
      items={data}
      loading={<LoadingNotifications />}
      empty={<NotificationFeed list={[]} onLastGone={focusHeading} />}
    >
      {(list) => <NotificationFeed list={list} onLastGone={focusHeading} />}
    </ListScreen>
  )
}

function NotificationFeed({ list, onLastGone }: { list: readonly Notification[]; onLastGone: () => void }) {
  const { type, unread } = Route.useSearch()
  const navigate = Route.useNavigate()
  const { markRead, markAllRead, dismiss } = useChanges()
  const filter: NotificationFilter = { type, unreadOnly: unread === '1' }
  const shown = filterNotifications(list, filter)

  function show(part: NotificationFilter) {
    const chosen = { ...filter, ...part }
    const search = { type: chosen.type, unread: chosen.unreadOnly ? ('1' as const) : undefined }
    void navigate({ search, replace: true, resetScroll: false })
  }

  function dismissNotification({ id }: Notification) {
    if (shown.length === 1) onLastGone()
    dismiss(id)
  }

  return (
    <>
      <NotificationToolbar
        filter={filter}
        onFilter={show}
        onMarkAll={list.some(({ isRead }) => !isRead) ? markAllRead : undefined}
      />
      {shown.length > 0 ? (
        <NotificationList
          list={shown}
          onOpen={({ id, isRead }) => !isRead && markRead(id)}
          onDismiss={dismissNotification}
        />
      ) : (
        <NoNotifications filter={filter} onAll={() => show({ type: undefined, unreadOnly: false })} />
      )}
    </>
  )
}

function useChanges() {
  const toast = useToast()
  const onError = () => toast.error(words.notifications.notChanged)
  const read = useMarkRead()
  const all = useMarkAllRead()
  const dismissal = useDismiss()
  return {
    markRead: (id: string) => read.mutate(id),
    markAllRead: () => all.mutate(undefined, { onError }),
    dismiss: (id: string) => dismissal.mutate(id, { onError }),
  }
}

function NoNotifications({ filter, onAll }: { filter: NotificationFilter; onAll: () => void }) {
  if (filter.unreadOnly) {
    return (
      <EmptyState
        title={words.notifications.noneUnread}
        text={words.notifications.noneUnreadText}
        action={
          <Button variant="outline" onClick={onAll}>
            {words.notifications.all}
          </Button>
        }
      />
    )
  }
  return (
    <EmptyState
      title={words.notifications.none}
      text={filter.type ? words.notifications.noneOfKind : words.notifications.noneText}
      action={
        <Link to="/find-matches" className={buttonClass()}>
          {words.findMatches}
        </Link>
      }
    />
  )
}
