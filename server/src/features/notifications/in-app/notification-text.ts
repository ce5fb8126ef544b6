import type { NotificationRow } from './notifications.queries.ts'
import { wordsIn } from './words.ts'

interface NotificationText {
  title: string
  message: string
  actionUrl: string
}

/** Never quotes a message. @returns null for a kind that only a newer server supports */
export function renderForReader(row: NotificationRow): NotificationText | null {
  const { about, user_name, former_name, match_id, language } = row
  const words = wordsIn(language)
  const name = user_name ?? words.someone
  const former = former_name ?? words.formerMember
  const conversation = `/messages?matchId=${match_id}`
  switch (about) {
    case 'match':
      return { ...words.match(name), actionUrl: conversation }
    case 'message':
      return { ...words.message(name), actionUrl: conversation }
    case 'like':
      return { ...words.like(name), actionUrl: match_id ? conversation : '/likes' }
    case 'unanswered':
      return { ...words.unanswered(name), actionUrl: conversation }
    case 'profile':
      return { ...words.profile, actionUrl: '/profile' }
    case 'views':
      return { ...words.views, actionUrl: '/dashboard' }
    case 'report':
      return { ...words.report, actionUrl: '/settings?tab=privacy' }
    case 'statement':
      return { ...words.statement, actionUrl: '/settings?tab=privacy' }
    case 'verification_asked':
      return { ...words.verification_asked(name), actionUrl: '/verification' }
    case 'verification_call':
      return { ...words.verification_call, actionUrl: '/verification' }
    case 'verification_approved':
      return { ...words.verification_approved, actionUrl: '/verification' }
    case 'verification_rejected':
      return { ...words.verification_rejected, actionUrl: '/verification' }
    case 'verification_expired':
      return { ...words.verification_expired, actionUrl: '/verification' }
    case 'contact_banned':
      return { ...words.contact_banned(former), actionUrl: '/safety-tips#money-sent' }
    case 'contact_cleared':
      return { ...words.contact_cleared(former), actionUrl: '/contact' }
    case 'inactivity':
      return { ...words.inactivity, actionUrl: '/dashboard' }
    case 'saved_search':
      return { ...words.saved_search, actionUrl: '/find-matches?saved=yes' }
    default:
      about satisfies never
      return null
  }
}
