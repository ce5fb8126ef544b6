import type { leavingCalls } from '@ndoa/contract/leaving'
import { type AccessOf, row } from '../../platform/access.ts'

const ACC_3 = row('ACC-3', 'L | A | A | N | N | N | L | D | D')

export const leavingAccess: AccessOf<typeof leavingCalls> = {
  deactivateAccount: [row('ACC-1', 'L | A | A | D | D | D | L | D | D')],
  deleteAccount: [row('ACC-2', 'L | A | A | D | D | D | L | D | D')],
  exportMyData: [ACC_3],
  fetchMyData: [ACC_3],
}
