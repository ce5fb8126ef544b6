import type { discoveryCalls } from '@ndoa/contract/discovery'
import { type AccessOf, row } from '../../platform/access.ts'

export const discoveryAccess: AccessOf<typeof discoveryCalls> = {
  getMatches: [
    row('DIS-1', 'L | C | A | D | D | D | L | D | D'),
    row('DIS-3', '- | - | no | yes | no | no | no | - | -'),
  ],
  loadFindMatchesParams: [row('DIS-2', 'L | C | A | D | D | D | L | D | D')],
}
