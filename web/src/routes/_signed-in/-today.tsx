import { Link } from '@tanstack/react-router'
import { useConversations } from '../../features/messaging/use-conversations.ts'
import { useBadges } from '../../features/notifications/badges.queries.ts'
import { linkClass } from '../../ui/link.ts'

/** Who waits for this member, in one line that is there from the start, so that nothing below it moves. */
export function Today() {
  const { likes } = useBadges()
  const { conversations = [] } = useConversations()
  const unanswered = conversations.filter(
    ({ content, is_from_current_user, available }) => content && available && !is_from_current_user,
  ).length
  if (likes + unanswered === 0) return <p className="text-soft">Here is who might be right for you.</p>
  return (
    <p className="flex flex-wrap gap-x-4">
      {likes > 0 && (
        <Link to="/likes" className={linkClass}>
          {counted(likes, 'person likes you', 'people like you')}
        </Link>
      )}
      {unanswered > 0 && (
        <Link to="/messages" className={linkClass}>
          {counted(unanswered, 'waits for your answer', 'wait for your answer')}
        </Link>
      )}
    </p>
  )
}

const counted = (count: number, one: string, many: string) =>
  `${count > 99 ? '99+' : count} ${count === 1 ? one : many}`
