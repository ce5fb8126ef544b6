import { PUBLIC_PAGES } from '@ndoa/contract/app/telemetry-rules'
import type { Notification } from '@ndoa/contract/notifications/notifications'
import { Link } from '@tanstack/react-router'
import { BellRing, Heart, HeartHandshake, type LucideIcon, MessageCircle, ShieldCheck, X } from 'lucide-react'
import { pagePath } from '../../../languages/load.ts'
import { agoLabel } from '../../../lib/dates.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Avatar } from '../../../ui/media/avatar.tsx'
import { words } from './words.ts'

const ICONS: Record<Notification['type'], LucideIcon> = {
  match: HeartHandshake,
  message: MessageCircle,
  like: Heart,
  reminder: BellRing,
  safety: ShieldCheck,
}

export interface NotificationRowProps {
  notification: Notification
  now: Date
  onOpen: () => void
  onDismiss: () => void
}

export function NotificationRow({ notification, now, onOpen, onDismiss }: NotificationRowProps) {
  const { title, message, timestamp, isRead, userName } = notification
  const dismiss = userName ? words.dismissOf(title, userName) : words.dismiss(title)
  return (
    <article
      className={cx(
        'relative flex items-start gap-2 rounded-lg border border-line p-3 sm:items-center sm:p-4',
        !isRead && 'bg-card',
      )}
    >
      <Picture notification={notification} />
      <div className="min-w-0 grow ps-2">
        <h3 className={cx('flex items-center gap-2', isRead ? 'font-medium' : 'font-bold')}>
          <NotificationLink notification={notification} onOpen={onOpen} />
          {!isRead && (
            <span className="size-2.5 shrink-0 rounded-full bg-brand">
              <span className="sr-only">{words.unreadOne}</span>
            </span>
          )}
        </h3>
        <p className={cx('text-sm wrap-anywhere', isRead && 'text-soft')}>{message}</p>
        <time dateTime={timestamp} className="mt-1 block text-xs text-soft">
          {agoLabel(timestamp, now)}
        </time>
      </div>
      <IconButton label={dismiss} onClick={onDismiss} className="relative -me-1 -mt-1 sm:mt-0">
        <X size={20} aria-hidden="true" />
      </IconButton>
    </article>
  )
}

/** Public pages are outside the app and open beside it. */
const isPublic = (pathname: string) => PUBLIC_PAGES.some((page) => page === pathname)

function NotificationLink({
  notification: { title, actionUrl },
  onOpen,
}: Pick<NotificationRowProps, 'notification' | 'onOpen'>) {
  const { pathname, searchParams } = new URL(actionUrl, window.location.origin)
  const look =
    'min-w-0 truncate rounded-sm text-ink no-underline after:absolute after:inset-0 after:rounded-lg'
  if (isPublic(pathname))
    return (
      <a href={pagePath(actionUrl)} target="_blank" onClick={onOpen} className={look}>
        {title}
      </a>
    )
  return (
    <Link to={pathname} search={Object.fromEntries(searchParams)} onClick={onOpen} className={look}>
      {title}
    </Link>
  )
}

function Picture({ notification: { type, userName, avatar } }: Pick<NotificationRowProps, 'notification'>) {
  const Icon = ICONS[type]
  if (userName === null) {
    return (
      <span className="grid size-12 shrink-0 place-items-center rounded-full bg-sand text-brand-strong">
        <Icon size={22} aria-hidden="true" />
      </span>
    )
  }
  return (
    <span className="relative shrink-0">
      <Avatar name={userName} src={avatar?.signed_url} />
      <span className="absolute -end-1.5 -bottom-1.5 grid size-6 place-items-center rounded-full border-2 border-card bg-brand text-on-brand">
        <Icon size={13} aria-hidden="true" />
      </span>
    </span>
  )
}
