import type { About } from '../notifications/index.ts'
import type { NewsKind } from './deciding/decide.ts'

/**
 * The kind under which members switch each notification on or off; null: it is not delivered here, because the feature
 * that creates it writes to the member.
 */
export const KIND_OF: Record<About, NewsKind | null> = {
  match: 'match',
  message: 'message',
  like: 'like',
  views: 'views',
  saved_search: 'search',
  unanswered: 'reminder',
  profile: 'reminder',
  verification_asked: 'reminder',
  verification_call: 'reminder',
  verification_approved: 'reminder',
  verification_rejected: 'reminder',
  verification_expired: 'reminder',
  contact_banned: 'safety',
  contact_cleared: 'safety',
  report: 'safety',
  statement: 'safety',
  inactivity: null,
}

/** Where a message about one kind leads; about several, to the list of all. */
export const PATHS: Record<NewsKind, string> = {
  match: '/my-matches',
  message: '/messages',
  like: '/likes',
  search: '/find-matches?saved=yes',
  views: '/dashboard',
  reminder: '/notifications',
  safety: '/notifications',
}
