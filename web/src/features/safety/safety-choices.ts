import type { MemberProfile } from '@ndoa/contract/profiles'
import type { Reported } from '../reports/index.ts'
import type { Somebody } from './safety.queries.ts'

/** With what is known of them where the menu stands. */
interface Member extends Somebody {
  /** They wait for an answer to their like. */
  likes_you?: boolean
  relation?: MemberProfile['relation']
}

/** Whom the menu is about, and what it offers where it stands. */
export interface SafetyChoices {
  member: Member
  /** Of the match with them, which can be ended. */
  matchId?: string | undefined
  /** Offers "Not for me". */
  canHide?: boolean
  /** False for a match who is away, and is shown nothing meanwhile. */
  canShowPhotos?: boolean
  /** False for members who are blocked already. */
  canBlock?: boolean
  /** What a report from here is about. */
  about?: Omit<Reported, keyof Somebody>
  /** Closes what shows them, such as their open profile. */
  onGone?: () => void
}
