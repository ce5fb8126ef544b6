import type { profilesCalls } from '@ndoa/contract/profiles'
import { type AccessOf, row } from '../../platform/access.ts'

export const profilesAccess: AccessOf<typeof profilesCalls> = {
  getProfile: [row('PRO-1', 'L | C | A | F | F | N | N | D | D')],
  updateProfile: [
    row('PRO-2', 'L | C | A | D | D | D | L | D | D'),
    row('PRO-3', 'L | C | 422 | D | D | D | L | D | D'),
    row('PRO-4', 'L | C | A | D | D | D | L | D | D'),
  ],
  getProfileWithPhotos: [row('PRO-5', 'L | C | A | F | F | N | N | D | D')],
  recordProfileView: [row('PRO-8', 'L | C | - | A | A | N | N | D | D')],
}
