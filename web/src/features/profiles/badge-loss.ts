import type { OwnProfile } from '@ndoa/contract/profiles'
import type { ProfileDraft } from './profile-sections.ts'
import { words } from './words/own/index.ts'

/** The badge means that gender and age of this person were checked. */
const FIELDS = ['gender', 'date_of_birth'] as const

/** The warning that saving the draft removes the badge; null when it does not. */
export function badgeLoss(profile: OwnProfile, draft: ProfileDraft): string | null {
  const [changed, another] = FIELDS.filter((field) => draft[field] !== profile[field])
  if (!profile.verified || !changed) return null
  return words.badgeLoss[another ? 'both' : changed]
}
