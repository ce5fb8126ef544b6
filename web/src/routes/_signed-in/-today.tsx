import { Link } from '@tanstack/react-router'
import { words } from '../../app/screens/words.ts'
import { useConversations } from '../../features/dating/messaging/list/use-conversations.ts'
import { useBadges } from '../../features/notifications/in-app/badges.queries.ts'
import { linkClass } from '../../ui/link.ts'
import { words as ui } from '../../ui/words.ts'

/** Reserves one line, so that nothing below it moves. */
export function Today() {
  const { likes } = useBadges()
  const { conversations = [] } = useConversations()
  const unanswered = conversations.filter(
    ({ content, is_from_current_user, available }) => content && available && !is_from_current_user,
  ).length
  if (likes + unanswered === 0) return <p className="text-soft">{words.home.today}</p>
  return (
    <p className="flex flex-wrap gap-x-4">
      {likes > 0 && (
        <Link to="/likes" className={linkClass}>
          {words.home.likeYou(likes, cappedCount(likes))}
        </Link>
      )}
      {unanswered > 0 && (
        <Link to="/messages" className={linkClass}>
          {words.home.waiting(unanswered, cappedCount(unanswered))}
        </Link>
      )}
    </p>
  )
}

const cappedCount = (count: number) => (count > 99 ? ui.many(99) : String(count))
