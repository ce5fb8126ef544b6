import type { settingsCalls } from '@ndoa/contract/settings'
import { type AccessOf, row } from '../../platform/access.ts'

export const settingsAccess: AccessOf<typeof settingsCalls> = {
  getSettings: [row('SET-1', 'L | C | A | D | D | D | L | D | D')],
  updateSettings: [
    row('SET-2', 'L | C | A | D | D | D | L | D | D'),
    row('SET-3', 'L | C | 409 | D | D | D | L | D | D'),
  ],
  getConsents: [row('CON-1', 'L | A | A | D | D | D | L | D | D')],
  updateConsents: [row('CON-1', 'L | A | A | D | D | D | L | D | D')],
}
