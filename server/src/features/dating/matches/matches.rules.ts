import type { MyMatch } from '@ndoa/contract/dating/matches'
import { THIS_WEEK_DAYS } from '@ndoa/contract/limits'
import type { App } from '../../../platform/app.ts'
import type { Tx } from '../../../platform/db.ts'
import { emit } from '../../../platform/outbox.ts'
import { memberCards } from '../profiles/index.ts'
import { activeMatches, insertMatch, matchOf } from './matches.queries.ts'
import { type WeekFigures, weekFiguresBetween } from './week-figures.queries.ts'

declare module '../../../platform/outbox.ts' {
  interface Events {
    'match.opened': { match_id: string; user1: string; user2: string }
  }
}

/** Idempotent. @returns the active match's id, or null if the pair's match has ended */
export async function openMatch(tx: Tx, a: string, b: string, at: Date): Promise<string | null> {
  const opened = await insertMatch(tx, a, b, at)
  if (!opened) {
    const match = await matchOf(tx, a, b)
    return match?.status === 'active' ? match.id : null
  }
  await emit(tx, 'match.opened', { match_id: opened.id, user1: opened.user1, user2: opened.user2 })
  return opened.id
}

export async function myMatches(app: App, viewerId: string): Promise<MyMatch[]> {
  const matches = await activeMatches(app.db, viewerId)
  const cards = await memberCards(
    app,
    viewerId,
    matches.map(({ other_id }) => other_id),
  )
  return matches.flatMap(({ other_id, matched_at, last_message_at, ...counts }) => {
    const card = cards.get(other_id)
    if (!card) return []
    const written = last_message_at?.toISOString() ?? null
    const matched = matched_at.toISOString()
    return [
      {
        ...card,
        ...counts,
        matched_at: matched,
        last_message_at: written,
        last_activity: written ?? matched,
      },
    ]
  })
}

export function weekFigures(app: App, viewerId: string): Promise<WeekFigures> {
  const until = app.clock.now()
  const from = new Date(until.getTime() - THIS_WEEK_DAYS * 86_400_000)
  return weekFiguresBetween(app.db, viewerId, from, until)
}
