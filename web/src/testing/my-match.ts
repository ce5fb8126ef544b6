import type { MyMatch } from '@ndoa/contract/dating/matches'
import { aCard } from './member-card.ts'

export function aMatch(match: Partial<MyMatch> & { display_name: string }): MyMatch {
  const matched_at = match.matched_at ?? '2026-05-01T00:00:00.000Z'
  const card = aCard(match)
  return {
    ...card,
    match_id: card.user_id,
    matched_at,
    last_message_at: null,
    last_activity: matched_at,
    message_count: 0,
    unread_count: 0,
    ...match,
  }
}
