import type { matchesCalls } from '@ndoa/contract/matches'
import { type AccessOf, row } from '../../platform/access.ts'

export const matchesAccess: AccessOf<typeof matchesCalls> = {
  getMyMatches: [row('MAT-1', 'L | C | A | D | D | D | L | D | D')],
  getDashboardStats: [row('STA-1', 'L | C | A | D | D | D | L | D | D')],
}
