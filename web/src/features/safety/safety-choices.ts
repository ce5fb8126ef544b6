import type { Reported } from '../reports/index.ts'
import type { Somebody } from './safety.queries.ts'

/** Whom the menu is about, and what it offers where it stands. */
export interface SafetyChoices {
  member: Somebody
  /** Of the match with them, which can be ended. */
  matchId?: string | undefined
  /** Offers "Not for me". */
  canHide?: boolean
  /** False for members who are blocked already. */
  canBlock?: boolean
  /** What a report from here is about. */
  about?: Omit<Reported, keyof Somebody>
  /** Closes what shows them, such as their open profile. */
  onGone?: () => void
}
