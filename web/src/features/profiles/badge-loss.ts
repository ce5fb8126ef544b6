import type { OwnProfile } from '@ndoa/contract/profiles'
import type { ProfileDraft } from './profile-sections.ts'

/** The badge means that gender and age of this person were checked. */
const CHECKED = { gender: 'gender', date_of_birth: 'date of birth' } as const
const FIELDS = ['gender', 'date_of_birth'] as const

/** The warning that saving the draft removes the badge; null when it does not. */
export function badgeLoss(profile: OwnProfile, draft: ProfileDraft): string | null {
  const changed = FIELDS.filter((field) => draft[field] !== profile[field])
  if (!profile.verified || changed.length === 0) return null
  const names = changed.map((field) => CHECKED[field]).join(' and ')
  return `Changing your ${names} removes your verified badge until we check again.`
}
