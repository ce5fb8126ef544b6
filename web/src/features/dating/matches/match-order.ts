import type { MyMatch } from '@ndoa/contract/dating/matches'
import { THIS_WEEK_DAYS } from '@ndoa/contract/limits'
import { serverNow } from '../../../lib/server-clock.ts'
import { words as ui } from '../../../ui/words.ts'

export type MatchOrder = 'recent' | 'compatibility' | 'active' | 'messages'

const comparators: Record<MatchOrder, (a: MyMatch, b: MyMatch) => number> = {
  recent: (a, b) => Date.parse(b.matched_at) - Date.parse(a.matched_at),
  compatibility: (a, b) => b.compatibility_percentage - a.compatibility_percentage,
  active: (a, b) => Date.parse(b.last_activity) - Date.parse(a.last_activity),
  messages: (a, b) => b.message_count - a.message_count,
}

export function inOrder(matches: readonly MyMatch[], order: MatchOrder): MyMatch[] {
  return [...matches].sort(comparators[order])
}

export function matchFigures(matches: readonly MyMatch[], now = serverNow().getTime()) {
  const weekAgo = now - THIS_WEEK_DAYS * 86_400_000
  return {
    total: matches.length,
    newMessages: matches.reduce((sum, { unread_count }) => sum + unread_count, 0),
    average: averageMatch(matches),
    thisWeek: matches.filter(({ matched_at }) => Date.parse(matched_at) >= weekAgo).length,
  }
}

export function averageMatch(members: readonly { compatibility_percentage: number }[]): string {
  if (members.length === 0) return '–'
  const sum = members.reduce((total, { compatibility_percentage }) => total + compatibility_percentage, 0)
  return ui.percent(Math.round(sum / members.length))
}
