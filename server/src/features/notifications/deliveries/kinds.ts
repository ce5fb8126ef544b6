import type { About } from '../in-app/index.ts'
import type { NewsKind } from './deciding/when-to-send.ts'

/** Null if the feature that creates the notification contacts the member itself. */
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

export const PATHS: Record<NewsKind, string> = {
  match: '/my-matches',
  message: '/messages',
  like: '/likes',
  search: '/find-matches?saved=yes',
  views: '/dashboard',
  reminder: '/notifications',
  safety: '/notifications',
}
