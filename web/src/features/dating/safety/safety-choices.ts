import type { MemberProfile } from '@ndoa/contract/dating/profiles'
import type { Reported } from '../../trust/reports/index.ts'
import type { OtherMember } from './safety.queries.ts'

interface Member extends OtherMember {
  likes_you?: boolean
  relation?: MemberProfile['relation']
}

export interface SafetyChoices {
  member: Member
  matchId?: string | undefined
  canHide?: boolean
  /** False for an absent match, who sees no photos until they return. */
  canShowPhotos?: boolean
  canBlock?: boolean
  about?: Omit<Reported, keyof OtherMember>
  onGone?: () => void
}
