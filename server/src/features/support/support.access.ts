import type { supportCalls } from '@ndoa/contract/support'
import { type AccessOf, row } from '../../platform/access.ts'

export const supportAccess: AccessOf<typeof supportCalls> = {
  sendContactMessage: [row('PUB-4', 'A | A | A | - | - | - | A | A | A')],
}
